/// A preview that is linked into the program, shown by a host.
@MainActor
public struct ShownPreview {
    /// What it is called: by its `#Preview`, by `previewDisplayName`, or else by its type or number.
    public let name: String

    /// How large it asks to be; nil if it says nothing of that.
    public let layout: PreviewLayout?

    /// On which device it is shown as if; nil if it says nothing of that.
    public let device: PreviewDevice?

    /// What shows it.
    public let host: ViewHost

    /// Shows all previews of the program, in the order of ``LinkedPreview/all``.
    public static func all(in makeHost: (any View) -> ViewHost) -> [ShownPreview] {
        LinkedPreview.all.map { $0.show(in: makeHost) }
    }
}
