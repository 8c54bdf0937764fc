/// A preview that is linked into the program.
@MainActor
public struct LinkedPreview {
    /// The name that its `#Preview` gives; nil if it gives none.
    let givenName: String?

    private let usualName: String
    private let traits: Preview.ViewTraits
    private let make: () -> any View

    /// All previews of the program: those that `#Preview` makes, by file and line, then the `PreviewProvider`s, by
    /// name.
    public static var all: [LinkedPreview] {
        let registrations = ConformanceRecords.types(conformingTo: (any _PreviewRegistration).self)
            .compactMap { $0 as? any _PreviewRegistration.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        let providers = ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { "\($0)" < "\($1)" }
        return registrations.enumerated().map { number, registration in
            LinkedPreview(
                givenName: registration.name, usualName: "Preview \(number + 1)",
                traits: registration.traits.joined, make: registration.makeView)
        }
            + providers.map { provider in
                LinkedPreview(
                    givenName: nil, usualName: "\(provider)", traits: Preview.ViewTraits(), make: { provider.previews })
            }
    }

    /// Makes the view, with the modifiers of the preview.
    public func makeView() -> any View { traits.modifiers.reduce(make()) { $1.modified($0) } }

    /// Shows the preview by a host.
    ///
    /// Name, layout and device are those of the preview itself where it has any, by its `#Preview` or its views'
    /// modifiers.
    ///
    /// - Parameter makeHost: Makes the host that shows a view.
    public func show(in makeHost: (any View) -> ViewHost) -> ShownPreview {
        let host = makeHost(makeView())
        return ShownPreview(
            name: givenName ?? host.previewName ?? usualName, layout: traits.layout ?? host.previewLayout,
            device: host.previewDevice, orientation: traits.orientation ?? host.previewOrientation, host: host)
    }
}
