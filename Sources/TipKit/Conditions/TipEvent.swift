import Foundation

extension Tips {
    /// The information of an event that has none.
    public struct EmptyDonation: Codable, Sendable {
        /// Makes the value.
        public init() {}
    }

    /// An action of the user that an app counts, and that rules read.
    ///
    /// ```swift
    /// static let didOpenList = Event(id: "didOpenList")
    /// …
    /// await Self.didOpenList.donate()
    /// ```
    public struct Event<DonationInfo: Codable & Sendable>: RuleInput {
        /// The identifier under which the donations are stored.
        public let id: String

        /// The number of donations that are stored, as Apple documents.
        private static var maximumCount: Int { 1_000 }

        /// Makes an event with information of each donation. Its last 1,000 donations are stored.
        ///
        /// - Parameter id: The identifier under which the donations are stored.
        public init(id: String) { self.init(name: id) }

        /// Makes an event without further information. Its last 1,000 donations are stored.
        ///
        /// - Parameter id: The identifier under which the donations are stored.
        public init(id: String) where DonationInfo == EmptyDonation { self.init(name: id) }

        private init(name: String) { id = name }

        public var value: Event<DonationInfo> { self }

        /// The donations, the oldest first.
        public var donations: [Donation] {
            TipDatastore.current.donations(to: id).compactMap { Donation($0) }
        }

        /// Records that the event has occurred.
        public func donate() async where DonationInfo == EmptyDonation { record(EmptyDonation()) }

        /// Records that the event has occurred, with information.
        ///
        /// - Parameter donation: The information.
        public func donate(_ donation: DonationInfo) async { record(donation) }

        /// Records that the event has occurred.
        ///
        /// - Parameter completion: Called after that; nil for none.
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
            sendDonation(EmptyDonation(), completion)
        }

        /// Records that the event has occurred, with information.
        ///
        /// - Parameters:
        ///   - donation: The information.
        ///   - completion: Called after that; nil for none.
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            record(donation)
            completion?()
        }

        private func record(_ info: DonationInfo) {
            guard let data = try? JSONEncoder().encode(info) else { return }
            TipDatastore.current.donate(data, to: id, maximumCount: Self.maximumCount)
        }

        /// An occurrence of an event.
        @dynamicMemberLookup public struct Donation: Codable, Sendable {
            /// The time.
            public let date: Date

            let info: DonationInfo

            init?(_ stored: TipRecord.Donation) {
                guard let info = try? JSONDecoder().decode(DonationInfo.self, from: stored.info) else { return nil }
                date = stored.date
                self.info = info
            }

            /// A property of the information.
            public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
                info[keyPath: keyPath]
            }
        }
    }

    /// A time before now, as a filter of donations.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval

        /// The last minute.
        public static var minute: DonationTimeRange { minutes(1) }
        /// The last hour.
        public static var hour: DonationTimeRange { hours(1) }
        /// The last 24 hours.
        public static var day: DonationTimeRange { days(1) }
        /// The last seven days.
        public static var week: DonationTimeRange { weeks(1) }

        /// A number of minutes.
        public static func minutes(_ value: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: TimeInterval(value) * 60)
        }

        /// A number of hours.
        public static func hours(_ value: Int) -> DonationTimeRange { minutes(value * 60) }

        /// A number of days of 24 hours.
        public static func days(_ value: Int) -> DonationTimeRange { hours(value * 24) }

        /// A number of weeks.
        public static func weeks(_ value: Int) -> DonationTimeRange { days(value * 7) }
    }
}

extension Sequence {
    /// Returns the donations in a time before now.
    ///
    /// - Parameter timeRange: The time.
    public func donatedWithin<DonationInfo: Codable & Sendable>(_ timeRange: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        let start = TipDatastore.current.now - timeRange.seconds
        return filter { $0.date >= start }
    }

    /// Returns the largest group of donations with the same value of a property.
    ///
    /// - Parameter keyPath: The property of the information.
    public func largestSubset<DonationInfo: Codable & Sendable, Value: Hashable>(
        groupedBy keyPath: KeyPath<DonationInfo, Value>
    ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
    }

    /// Returns the smallest group of donations with the same value of a property.
    ///
    /// - Parameter keyPath: The property of the information.
    public func smallestSubset<DonationInfo: Codable & Sendable, Value: Hashable>(
        groupedBy keyPath: KeyPath<DonationInfo, Value>
    ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
    }
}
