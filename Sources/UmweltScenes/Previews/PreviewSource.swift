/// A declaration of previews in a program: a `#Preview`, or a ``PreviewProvider``, whose previews may be several.
///
/// Unlike ``LinkedPreview``, it is found without running code of the previews.
@MainActor
package struct PreviewSource {
    /// The module and file of a `#Preview`, as `#fileID`; nil for a provider.
    package let fileID: String?

    /// The line of a `#Preview`; nil for a provider.
    package let line: Int?

    /// The name of a provider's type with its module; nil for a `#Preview`.
    package let providerName: String?

    /// The name in a `#Preview`; nil for none, and for a provider.
    package let name: String?

    private let make: () -> [LinkedPreview]

    /// All preview declarations of the program: those of `#Preview` by file and line, then providers by name.
    package static var all: [PreviewSource] {
        let registered = LinkedPreview.registrations.enumerated().map { index, registration in
            PreviewSource(
                fileID: registration.fileID, line: registration.line, providerName: nil, name: registration.name,
                make: { [LinkedPreview(registration, number: index + 1)] })
        }
        let provided = LinkedPreview.providers.map { provider in
            PreviewSource(
                fileID: nil, line: nil, providerName: String(reflecting: provider), name: nil,
                make: { LinkedPreview.previews(of: provider) })
        }
        return registered + provided
    }

    /// Returns the previews of the declaration. A provider's code runs for that.
    package func previews() -> [LinkedPreview] { make() }
}
