import DayCore

/// A lock on which a thread can wait for its turn: a mutex and a condition of POSIX threads.
///
/// Pointers: both are allocated once, never move, and live as long as the object.
final class TurnGate: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }

  /// Unlocks until another thread has called ``wakeAll()``.
  func wait() { pthread_cond_wait(condition, mutex) }

  func wakeAll() { pthread_cond_broadcast(condition) }
}

/// A running thread.
struct WorkerThread {
  private let thread: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil where the system gives none.
  init?(_ run: @escaping @Sendable () -> Void) {
    // The new thread takes this reference over; where there is none it is given back here.
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, nil,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    let started: pthread_t? = thread
    guard code == 0, let started else {
      body.release()
      return nil
    }
    self.thread = started
  }

  /// Waits for the end of the thread.
  func join() {
    pthread_join(thread, nil)
  }
}
