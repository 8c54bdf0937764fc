import Umwelt

/// Shows views while you work on them.
///
/// ```swift
/// #Preview("Loud") {
///     @Previewable @State var volume = 11
///     VolumeSlider(volume: $volume)
/// }
/// ```
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "PreviewMacro")

/// Keeps a property that is declared in the closure of `#Preview` for as long as the preview is shown, so that `@State`
/// and other property wrappers work there.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Wi-Fi", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "UmweltMacrosPlugin", type: "PreviewableMacro")

/// Evaluates the closure of a `#Preview`, with the view builder applied.
@MainActor
public func _previewContent(@ViewBuilder _ body: @MainActor () -> any View) -> any View {
    body()
}
