/// A preview that is linked into the program, shown by a host.
@MainActor
public struct ShownPreview {
    /// What it is called: by its `#Preview`, by `previewDisplayName`, or else by its type or number.
    public let name: String

    /// How large it asks to be; nil if it says nothing of that.
    public let layout: PreviewLayout?

    /// What shows it.
    public let host: ViewHost

    /// Shows all previews of the program: those that `#Preview` makes, by file and line, then the `PreviewProvider`s,
    /// by name.
    public static func all(in makeHost: (any View) -> ViewHost) -> [ShownPreview] {
        let registrations = ConformanceRecords.types(conformingTo: (any _PreviewRegistration).self)
            .compactMap { $0 as? any _PreviewRegistration.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        let providers = ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { "\($0)" < "\($1)" }
        return registrations.enumerated().map { number, registration in
            let host = makeHost(registration.makeView())
            return ShownPreview(
                name: registration.name ?? host.previewName ?? "Preview \(number + 1)",
                layout: registration.traits.joined.layout ?? host.previewLayout, host: host)
        }
            + providers.map { provider in
                let host = makeHost(provider.previews)
                return ShownPreview(
                    name: host.previewName ?? "\(provider)", layout: host.previewLayout, host: host)
            }
    }
}
