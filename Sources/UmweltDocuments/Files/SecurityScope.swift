import Foundation

extension URL {
    /// Returns true: files that the user has chosen can be read without asking, as in programs outside of a sandbox.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Has no effect, as files can be read without asking.
    public func stopAccessingSecurityScopedResource() {}
}
