import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// A time of the clock that runs since the system was started.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The time.
        public var dispatchTime: DispatchTime

        /// Makes a time of Dispatch's.
        ///
        /// - Parameter time: The time of Dispatch.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes a time from nanoseconds.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
        }

        /// Encodes the time as nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the interval to another time.
        ///
        /// - Parameter other: The other time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(
                nanoseconds: Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds))
        }

        /// Returns the time that is later by an interval.
        ///
        /// - Parameter distance: The interval; negative for an earlier time.
        public func advanced(by distance: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + distance.timeInterval)
        }

        /// Hashes the time.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// An interval between times, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            private init(_ magnitude: Int) { self.magnitude = magnitude }

            fileprivate init(nanoseconds: Int64) { magnitude = Int(nanoseconds) }

            private init(seconds: Double) {
                let nanoseconds = (seconds * 1e9).rounded()
                magnitude = Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)
            }

            private init(_ count: Int, times unit: Int) {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                magnitude = overflow ? (count < 0 ? .min : .max) : product
            }

            /// The interval in Dispatch's type.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Makes an interval of Dispatch's. Too many nanoseconds become the greatest number.
            ///
            /// - Parameter timeInterval: The interval of Dispatch.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self.init(count, times: 1_000_000_000)
                case .milliseconds(let count): self.init(count, times: 1_000_000)
                case .microseconds(let count): self.init(count, times: 1000)
                case .nanoseconds(let count): self.init(count)
                case .never: self.init(Int.max)
                @unknown default: self.init(Int.max)
                }
            }

            /// Makes an interval of seconds.
            ///
            /// - Parameter value: The time in seconds.
            public init(floatLiteral value: Double) { self.init(seconds: value) }

            /// Makes an interval of seconds.
            ///
            /// - Parameter value: The time in seconds.
            public init(integerLiteral value: Int) { self.init(value, times: 1_000_000_000) }

            /// Makes an interval of nanoseconds; nil if there are too many.
            ///
            /// - Parameter source: The number.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let magnitude = Int(exactly: source) else { return nil }
                self.init(magnitude)
            }

            /// True if the left interval is shorter.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            /// The product, in nanoseconds.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

            /// The sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

            /// The difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

            /// Multiplies the interval, in nanoseconds.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            /// Returns an interval of seconds.
            ///
            /// - Parameter s: The number of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }

            /// Returns an interval of seconds.
            ///
            /// - Parameter s: The number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }

            /// Returns an interval of milliseconds.
            ///
            /// - Parameter ms: The number of milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }

            /// Returns an interval of microseconds.
            ///
            /// - Parameter us: The number of microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1000) }

            /// Returns an interval of nanoseconds.
            ///
            /// - Parameter ns: The number of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(ns) }
        }
    }

    /// The options of scheduled work.
    public struct SchedulerOptions {
        /// The quality of service of the work.
        public var qos: DispatchQoS

        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags

        /// The group that the work belongs to; nil for none.
        public var group: DispatchGroup?

        /// Makes options.
        ///
        /// - Parameters:
        ///   - qos: The priority of the actions.
        ///   - flags: The flags of Dispatch, such as `barrier`.
        ///   - group: The group that the actions enter and leave; nil for none.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The least tolerance of scheduled times: none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Runs an action as soon as the queue can.
    ///
    /// - Parameters:
    ///   - options: The options of the scheduler; nil for the defaults.
    ///   - action: The action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let work = ScheduledWork(run: action)
        async(group: options.group, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Runs an action at a time.
    ///
    /// - Parameter tolerance: Ignored.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let work = ScheduledWork(run: action)
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Runs an action at a time and again after each interval, until it is cancelled.
    ///
    /// - Parameter tolerance: The permitted delay of the action.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledWork(run: action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.setEventHandler { work.run() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
