import Foundation

/// Returns the seconds since the first day of 2001, as Core Foundation does on Apple's systems.
// Files that import CoreFoundation have its own function of the name.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// Returns the seconds of a clock that never jumps, which is useful to measure durations.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// A date as the seconds since 1 January 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Calls a function and returns its result.
///
/// On Apple's systems, temporary Objective-C objects are released at the end of the closure. Here objects are released
/// as soon as nothing holds them, so that it only calls the closure.
///
/// - Parameter body: The function.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
