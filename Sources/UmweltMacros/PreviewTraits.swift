import Umwelt

/// Shows views in a preview while you work on them, with the device, size and orientation that the traits choose.
///
/// ```swift
/// #Preview("Badge", traits: .sizeThatFitsLayout) { Badge(count: 3) }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "UmweltMacrosPlugin", type: "PreviewMacro")

extension _PreviewRegistration {
    /// No traits, for a `#Preview` without any.
    @MainActor public static var traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}
