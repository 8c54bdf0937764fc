import Foundation

/// The means of proving that the user is the owner of the device.
public enum LAPolicy: Int, Sendable {
    /// A fingerprint or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A fingerprint, a face or the device's passcode.
    case deviceOwnerAuthentication = 2
    /// A nearby paired device.
    case deviceOwnerAuthenticationWithCompanion = 3
    /// A fingerprint, a face or a nearby paired device.
    case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

/// The kind of a device's biometric sensor.
public enum LABiometryType: Int, Sendable {
    case none
    case touchID
    case faceID
    case opticID

    @available(*, deprecated, renamed: "none")
    public static var LABiometryNone: LABiometryType { .none }
}

/// A pointer to a variable that receives an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The authentication of the device's owner, which always fails: neither browsers nor desktops have it for apps. The
/// errors are those of a device without a sensor and without a passcode.
open class LAContext: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isInvalid = false
    private var texts: [String: String] = [:]

    /// Makes a context.
    public override init() {}

    private func text(_ key: String) -> String? { lock.withLock { texts[key] } }
    private func set(_ text: String?, for key: String) { lock.withLock { texts[key] = text } }

    /// The kind of the device's sensor: none.
    open var biometryType: LABiometryType { .none }

    /// The title of the button that asks for the passcode.
    open var localizedFallbackTitle: String? {
        get { text("fallback") }
        set { set(newValue, for: "fallback") }
    }

    /// The title of the button that cancels.
    open var localizedCancelTitle: String? {
        get { text("cancel") }
        set { set(newValue, for: "cancel") }
    }

    /// The reason for the authentication.
    open var localizedReason: String {
        get { text("reason") ?? "" }
        set { set(newValue, for: "reason") }
    }

    /// A value that changes with the fingerprints or faces of the device; nil, because there are none.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Returns false: no policy can be evaluated.
    ///
    /// - Parameters:
    ///   - policy: The policy.
    ///   - error: Receives the reason.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = self.error(for: policy).nsError
        return false
    }

    /// Calls a closure with the reason why a policy cannot be evaluated.
    ///
    /// - Parameters:
    ///   - policy: The policy.
    ///   - localizedReason: The reason for the authentication.
    ///   - reply: Called on another thread.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = error(for: policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    /// Throws the reason why a policy cannot be evaluated.
    ///
    /// - Parameters:
    ///   - policy: The policy.
    ///   - localizedReason: The reason for the authentication.
    /// - Throws: ``LAError``.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw error(for: policy)
    }

    /// Ends the use of the context.
    open func invalidate() { lock.withLock { isInvalid = true } }

    private func error(for policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthenticationWithBiometricsOrCompanion:
            return LAError(.biometryNotAvailable)
        case .deviceOwnerAuthentication: return LAError(.passcodeNotSet)
        case .deviceOwnerAuthenticationWithCompanion: return LAError(.companionNotAvailable)
        }
    }
}
