import Foundation

/// The domain of errors of places.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location: why a location or an address could not be found.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// The location is not known yet.
        case locationUnknown = 0
        /// The user denied access, or the machine has no receiver.
        case denied
        /// The network or the service is not available.
        case network
        /// The direction cannot be found.
        case headingFailure
        /// Regions may not be watched.
        case regionMonitoringDenied
        /// A region cannot be watched.
        case regionMonitoringFailure
        /// Monitoring of regions cannot begin at once.
        case regionMonitoringSetupDelayed
        /// Changes of regions are reported late.
        case regionMonitoringResponseDelayed
        /// No result was found for the address.
        case geocodeFoundNoResult
        /// There is a part of an address.
        case geocodeFoundPartialResult
        /// The request was cancelled.
        case geocodeCanceled
    }

    /// The kind of the reason.
    public let code: Code

    /// Makes an error.
    ///
    /// - Parameter code: The kind of the error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { kCLErrorDomain }

    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// The location is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user denied access, or the machine has no receiver.
    public static var denied: Code { .denied }
    /// The network or the service is not available.
    public static var network: Code { .network }
}
