import Foundation
import Testing
import UmweltLocalAuthentication

@Suite("LocalAuthentication without a sensor and a passcode") struct LocalAuthenticationTests {
    @Test("No policy can be evaluated, for the reason that a device gives")
    func reasons() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.biometryNotAvailable.rawValue)
        #expect(context.biometryType == .none)
        await #expect(throws: LAError(.passcodeNotSet)) {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
        }
    }

    @Test("A reply has the error too, and an invalidated context its own")
    func replies() async {
        let context = LAContext()
        context.invalidate()
        let isInvalid = await withCheckedContinuation { continuation in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") { isOwner, error in
                guard !isOwner, let error else { return continuation.resume(returning: false) }
                if case LAError.invalidContext = error {
                    continuation.resume(returning: true)
                } else {
                    continuation.resume(returning: false)
                }
            }
        }
        #expect(isInvalid)
    }
}
