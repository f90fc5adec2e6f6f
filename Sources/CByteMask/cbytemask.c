#include "cbytemask.h"
