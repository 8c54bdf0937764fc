import Foundation

/// Returns the seconds since the first day of 2001, as Core Foundation does on Apple's systems.
// Files that import CoreFoundation have its own function of the name.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// Returns the seconds of the clock that no one sets, as QuartzCore does on Apple's systems.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A time in seconds, by the name that Core Foundation has for it.
public typealias CFTimeInterval = Double

/// A time in seconds since the first day of 2001, by the name that Core Foundation has for it.
public typealias CFAbsoluteTime = CFTimeInterval

/// Calls a function and returns its result.
///
/// On Apple's systems objects of Objective-C that it leaves behind are released then. There are none here: objects are
/// released as soon as nothing holds them.
///
/// - Parameter body: The function.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
