import Foundation

/// A preview that is linked into the program.
@MainActor
public struct LinkedPreview {
    /// The name in its `#Preview`; nil for none.
    let givenName: String?

    private let usualName: String

    /// The name in its `#Preview`, or else its type or number.
    package var name: String { givenName ?? usualName }

    private let traits: Preview.ViewTraits
    private let make: () -> any View

    init(_ registration: any _PreviewRegistration.Type, number: Int) {
        self.init(
            givenName: registration.name, usualName: "Preview \(number)", traits: registration.traits.joined,
            make: registration.makeView)
    }

    private init(
        givenName: String?, usualName: String, traits: Preview.ViewTraits, make: @escaping () -> any View
    ) {
        self.givenName = givenName
        self.usualName = usualName
        self.traits = traits
        self.make = make
    }

    /// All previews of the program: those of `#Preview`, by file and line, then those of the `PreviewProvider`s, by
    /// name. One whose views are several is several previews.
    public static var all: [LinkedPreview] { registered + provided }

    /// The previews that `#Preview` makes.
    static var registered: [LinkedPreview] {
        registrations.enumerated().map { LinkedPreview($1, number: $0 + 1) }
    }

    /// The types that `#Preview` makes, by file and line.
    static var registrations: [any _PreviewRegistration.Type] {
        ConformanceRecords.types(conformingTo: (any _PreviewRegistration).self)
            .compactMap { $0 as? any _PreviewRegistration.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    }

    /// The providers of the program, by name.
    static var providers: [any PreviewProvider.Type] {
        ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { "\($0)" < "\($1)" }
    }

    private static var provided: [LinkedPreview] { providers.flatMap { previews(of: $0) } }

    /// Returns the previews of a provider.
    static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [LinkedPreview] {
        let count = max(provider.previews.partsOfPreview.count, 1)
        return (0..<count).map { number in
            LinkedPreview(
                givenName: nil, usualName: count == 1 ? "\(provider)" : "\(provider) \(number + 1)",
                traits: Preview.ViewTraits(),
                make: {
                    // Made again each time, because each shown preview has its own state.
                    let parts = provider.previews.partsOfPreview
                    return number < parts.count ? parts[number] : AnyView(provider.previews)
                })
        }
    }

    /// The size in points that the traits of the preview fix; nil for none.
    package var fixedSize: CGSize? {
        guard case .fixed(let width, let height)? = traits.layout else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Makes the view, with the modifiers of the preview.
    public func makeView() -> any View { traits.modifiers.reduce(make()) { $1.modified($0) } }

    /// Shows the preview by a host.
    ///
    /// Name, layout and device are those of the preview itself, if set by its `#Preview` or its views' modifiers.
    ///
    /// - Parameter makeHost: Makes the host that shows a view.
    public func show(in makeHost: (any View) -> ViewHost) -> ShownPreview {
        let host = makeHost(makeView())
        let givenName = givenName ?? host.preview.name
        return ShownPreview(
            name: givenName ?? usualName, givenName: givenName, layout: traits.layout ?? host.preview.layout,
            device: host.preview.device, orientation: traits.orientation ?? host.preview.orientation, host: host)
    }
}
