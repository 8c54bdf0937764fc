import Foundation

// C's limits that are macros of expressions, which Swift imports on Apple's systems and not on Linux.

/// The smallest number of 16 bits.
public let INT16_MIN: Int32 = -32_768

/// The smallest number of 32 bits.
public let INT32_MIN: Int32 = .min

/// The smallest number of 64 bits.
public let INT64_MIN: Int64 = .min

/// The largest number of 64 bits.
public let INT64_MAX: Int64 = .max

/// The largest number of 64 bits without a sign.
public let UINT64_MAX: UInt64 = .max

/// The smallest `int`.
public let INT_MIN: Int32 = .min

/// The largest `unsigned int`.
public let UINT_MAX: UInt32 = .max

/// The smallest `long`.
public let LONG_MIN: Int = .min

/// The largest `unsigned long`.
public let ULONG_MAX: UInt = .max

/// The smallest `long long`.
public let LLONG_MIN: Int64 = .min

/// The largest `unsigned long long`.
public let ULLONG_MAX: UInt64 = .max

/// The largest `Int`.
public let NSIntegerMax = Int.max

/// The smallest `Int`.
public let NSIntegerMin = Int.min

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A result code of functions of Apple's systems: 0 for success.
public typealias OSStatus = Int32

/// The result of functions that have done their work.
public let noErr: OSStatus = 0
