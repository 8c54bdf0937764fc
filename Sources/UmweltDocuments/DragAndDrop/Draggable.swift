import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Makes the view draggable, with a value that is dropped elsewhere.
    ///
    /// ```swift
    /// ForEach(books) { book in BookRow(book).draggable(book) }
    /// ```
    ///
    /// In the browser it is dragged as the browser does that: with the mouse, or by a long touch. It is dropped in the
    /// same page. Desktop windows can drag it with the mouse, also to other windows of the app, and to other programs
    /// if it has a text, a URL or a file.
    ///
    /// - Parameter payload: The value; evaluated when a drag starts.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_DragModifier(providers: { [NSItemProvider(of: payload())] }, preview: EmptyView(), hasPreview: false))
    }

    /// Makes the view draggable, with a value that is dropped elsewhere, and another view that shows it meanwhile.
    ///
    /// - Parameters:
    ///   - payload: The value; evaluated when a drag starts.
    ///   - preview: The view that moves with the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_DragModifier(providers: { [NSItemProvider(of: payload())] }, preview: preview(), hasPreview: true))
    }

    /// Makes the view draggable, with an item that is dropped elsewhere.
    ///
    /// - Parameter data: Returns the item's provider when a drag starts.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_DragModifier(providers: { [data()] }, preview: EmptyView(), hasPreview: false))
    }

    /// Makes the view draggable, with an item that is dropped elsewhere, and another view that shows it meanwhile.
    ///
    /// - Parameters:
    ///   - data: Returns the item's provider when a drag starts.
    ///   - preview: The view that moves with the pointer.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_DragModifier(providers: { [data()] }, preview: preview(), hasPreview: true))
    }
}

extension NSItemProvider {
    /// Makes a provider of a value.
    convenience init<T: Transferable>(of value: T) {
        self.init()
        register(value)
    }
}

/// The modifier that makes a view draggable.
public nonisolated struct _DragModifier<Preview: View>: ViewModifier {
    let providers: () -> [NSItemProvider]
    let preview: Preview
    let hasPreview: Bool

    nonisolated init(providers: @escaping () -> [NSItemProvider], preview: Preview, hasPreview: Bool) {
        self.providers = providers
        self.preview = preview
        self.hasPreview = hasPreview
    }

    /// The view, with its preview behind it, which only shows during a drag.
    ///
    /// - Parameter content: The modified view.
    @MainActor public func body(content: Content) -> some View {
        if hasPreview {
            content.background(alignment: .topLeading) { preview.fixedSize().modifier(DragPreviewModifier()) }
                .modifier(DragSourceModifier(providers: providers))
        } else {
            content.modifier(DragSourceModifier(providers: providers))
        }
    }
}

extension _DragModifier: SystemView {}

/// The modifier of a draggable view.
private nonisolated struct DragSourceModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let providers: () -> [NSItemProvider]

    nonisolated init(providers: @escaping () -> [NSItemProvider]) { self.providers = providers }

    func makeNode(for element: _Element) -> DragSourceNode { DragSourceNode(providers, element: element) }

    func update(_ node: DragSourceNode) { node.providers = providers }

    func readEnvironment(_ values: EnvironmentValues, for node: DragSourceNode) {
        node.set(isEnabled: values.isEnabled)
    }
}

/// A node with its child's frame on which drags start.
private final class DragSourceNode: WrapperNode, DragSource {
    var providers: () -> [NSItemProvider]
    private var isEnabled = true

    init(_ providers: @escaping () -> [NSItemProvider], element: _Element) {
        self.providers = providers
        super.init(element: element)
    }

    func set(isEnabled new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        setNeedsSend()
    }

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        if isEnabled { interest.events = .carries }
        return interest
    }

    func makeLoad() -> (any DragLoad)? {
        guard isEnabled, !isDetached else { return nil }
        let items = providers()
        return items.isEmpty ? nil : ItemLoad(items)
    }

    func dragEnded(isDropped: Bool) {}
}

/// The modifier of a drag preview: hosts show it at the pointer, and nowhere else.
private nonisolated struct DragPreviewModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> DragPreviewNode { DragPreviewNode(element: element) }

    func update(_ node: DragPreviewNode) {}
}

/// A node with its child's frame that is invisible at its own position.
private final class DragPreviewNode: WrapperNode {
    override var opacity: Double { 0 }

    override var semantics: Semantics {
        var semantics = Semantics()
        semantics.isHidden = true
        return semantics
    }

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.isUntouchable = true
        interest.events = .previews
        return interest
    }
}
