import SwiftUI

/// The namespace of TipKit.
public enum Tips {
    /// Loads the state of all tips from the app's storage folder. Tips are shown from then on.
    ///
    /// The state is stored on this machine. All users of a server share it.
    ///
    /// - Parameter configuration: The options.
    /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` if it was called before.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        try TipDatastore.current.configure(configuration)
    }

    /// Removes the stored state of all tips, events and parameters. Call it before ``configure(_:)``.
    ///
    /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` after ``configure(_:)``.
    public static func resetDatastore() throws { try TipDatastore.current.removeAll() }

    // MARK: Testing

    /// Shows all tips regardless of their rules, their options and the display frequency. That tips which an earlier
    /// process has invalidated are shown too is a guess.
    public static func showAllTipsForTesting() { TipDatastore.current.show(nil) }

    /// Shows tips of some types regardless of their rules, their options and the display frequency.
    ///
    /// - Parameter tips: The types.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipDatastore.current.show(tips) }

    /// Shows no tips, whatever their rules.
    public static func hideAllTipsForTesting() { TipDatastore.current.hide(nil) }

    /// Shows no tips of some types, whatever their rules.
    ///
    /// - Parameter tips: The types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipDatastore.current.hide(tips) }

    // MARK: Status

    /// The eligibility of a tip.
    public enum Status: Equatable, Hashable, Sendable {
        /// A rule, an option or the display frequency prevents the tip from being shown now.
        case pending
        /// The tip can be shown.
        case available
        /// The tip is not shown any more.
        case invalidated(InvalidationReason)
    }

    /// The reason why a tip is not shown any more.
    public enum InvalidationReason: String, Equatable, Hashable, Codable, Sendable {
        /// The user has performed the action that the tip describes.
        case actionPerformed
        /// The tip has appeared as often as its options allow.
        case displayCountExceeded
        /// The tip was visible as long as its options allow.
        case displayDurationExceeded
        /// The user has closed the tip.
        case tipClosed
    }
}

extension Tips {
    /// An option of ``configure(_:)``.
    public struct ConfigurationOption: Sendable {
        enum Kind: Sendable {
            case frequency(DisplayFrequency)
            case location(DatastoreLocation)
        }

        let kind: Kind

        /// The shortest time between the first appearances of two tips. Without this option there is none.
        ///
        /// - Parameter displayFrequency: The frequency.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(displayFrequency))
        }

        /// The folder of the tips' state.
        ///
        /// - Parameter datastoreLocation: The location.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(kind: .location(datastoreLocation))
        }

        /// The shortest time between the first appearances of two tips.
        public struct DisplayFrequency: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The time in seconds.
            let seconds: TimeInterval

            /// Makes a frequency from a number of seconds.
            public init(floatLiteral value: Double) { seconds = value }

            /// Makes a frequency from a number of seconds.
            public init(integerLiteral value: Int) { seconds = TimeInterval(value) }

            /// No limit.
            public static var immediate: DisplayFrequency { 0 }
            /// At most one new tip in an hour.
            public static var hourly: DisplayFrequency { 3_600 }
            /// At most one new tip in 24 hours.
            public static var daily: DisplayFrequency { 86_400 }
            /// At most one new tip in seven days.
            public static var weekly: DisplayFrequency { 604_800 }
            /// At most one new tip in 30 days.
            public static var monthly: DisplayFrequency { 2_592_000 }
        }

        /// The location of the tips' state.
        public struct DatastoreLocation: Sendable {
            enum Kind: Sendable {
                case app
                case group(String)
                case url(URL)
            }

            let kind: Kind

            /// The app's own storage folder.
            public static var applicationDefault: DatastoreLocation { DatastoreLocation(kind: .app) }

            /// A folder that the apps of a group share.
            ///
            /// - Parameter identifier: The name of the group.
            public static func groupContainer(identifier: String) -> DatastoreLocation {
                DatastoreLocation(kind: .group(identifier))
            }

            /// A folder.
            ///
            /// - Parameter url: The URL of the folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(kind: .url(url)) }
        }
    }
}

/// An error of TipKit.
public struct TipKitError: Error, Equatable, Hashable, CustomStringConvertible {
    private let name: String

    /// The state of tips was configured already.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")

    public var description: String { "TipKitError.\(name)" }
}
