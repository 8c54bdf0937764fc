import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// A time of the system's clock that runs since it was started.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The time.
        public var dispatchTime: DispatchTime

        /// Takes a time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Takes a time that was written as nanoseconds.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
        }

        /// Writes the time as nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// How long it is to another time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(
                nanoseconds: Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds))
        }

        /// A time that is later by a distance.
        public func advanced(by distance: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + distance.timeInterval)
        }

        /// Hashes the time.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// A time between times, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The nanoseconds.
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

            /// The time as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Takes a time as Dispatch has it.
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

            /// Seconds.
            public init(floatLiteral value: Double) { self.init(seconds: value) }

            /// Seconds.
            public init(integerLiteral value: Int) { self.init(value, times: 1_000_000_000) }

            /// Nanoseconds; nil if there are too many.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let magnitude = Int(exactly: source) else { return nil }
                self.init(magnitude)
            }

            /// Whether one is less than the other.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            /// One times the other, in nanoseconds.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

            /// Both together.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

            /// One without the other.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

            /// Multiplies it, in nanoseconds.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            /// A number of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }

            /// A number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }

            /// A number of thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }

            /// A number of millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1000) }

            /// A number of billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(ns) }
        }
    }

    /// How work is done.
    public struct SchedulerOptions {
        /// How urgent the work is.
        public var qos: DispatchQoS

        /// What else is to be said of the work.
        public var flags: DispatchWorkItemFlags

        /// What the work belongs to; nil for nothing.
        public var group: DispatchGroup?

        /// Says how work is done.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The least time that work may be late.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// The time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Does something as soon as the queue can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let work = ScheduledWork(run: action)
        async(group: options.group, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Does something at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let work = ScheduledWork(run: action)
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Does something at a time and again after each interval, until it is cancelled.
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
