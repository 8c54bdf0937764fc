import Foundation

/// The domain of errors of places.
public let kCLErrorDomain = "kCLErrorDomain"

/// A reason why a place could not be found.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// The place is not known yet.
        case locationUnknown = 0
        /// The user has not allowed it, or there is no receiver.
        case denied
        /// There is no service.
        case network
        /// The direction cannot be found.
        case headingFailure
        /// Regions may not be watched.
        case regionMonitoringDenied
        /// A region cannot be watched.
        case regionMonitoringFailure
        /// Regions cannot be watched at once.
        case regionMonitoringSetupDelayed
        /// Changes of regions come later.
        case regionMonitoringResponseDelayed
        /// There is no such address.
        case geocodeFoundNoResult
        /// There is a part of an address.
        case geocodeFoundPartialResult
        /// The request was cancelled.
        case geocodeCanceled
    }

    /// The kind of the reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { kCLErrorDomain }

    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// The place is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user has not allowed it, or there is no receiver.
    public static var denied: Code { .denied }
    /// There is no service.
    public static var network: Code { .network }
}
