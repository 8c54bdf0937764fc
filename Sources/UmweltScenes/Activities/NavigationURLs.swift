@_spi(Kernel) import UmweltCore

/// The modifier of a view that sets its window's URL.
public nonisolated struct _NavigationURLModifier: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let path: String
    /// Sets the value of components. Returns false if no view accepts it.
    let go: ([String]) -> Bool

    nonisolated init(path: String, go: @escaping ([String]) -> Bool) {
        self.path = path
        self.go = go
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        NavigationURLElement(view, inputs)
    }
}

/// The element of a view that sets its window's URL.
private protocol NavigationURLOwner: _Element {
    var path: String { get }
    func navigate(to components: [String]) -> Bool
}

private final class NavigationURLElement<Content: View>:
    PrimitiveModifierElement<Content, _NavigationURLModifier>, NavigationURLOwner
{
    override init(_ view: ModifiedContent<Content, _NavigationURLModifier>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        window?.navigationURLs.add(self)
        tree.invalidateWindowValues()
    }

    override func didLeaveTree() {
        window?.navigationURLs.remove(self)
        tree.invalidateWindowValues()
    }

    override func modifierWillChange(to new: _NavigationURLModifier) {
        if new.path != path { tree.invalidateWindowValues() }
    }

    var path: String { modifier.path }

    func navigate(to components: [String]) -> Bool { modifier.go(components) }
}

/// The views that set their window's URL. The oldest view applies.
final class NavigationURLs {
    private struct Entry {
        weak var owner: (any NavigationURLOwner)?
    }

    private var entries: [Entry] = []
    private var hasWarned = false

    fileprivate func add(_ owner: any NavigationURLOwner) {
        entries.removeAll { $0.owner == nil }
        entries.append(Entry(owner: owner))
        guard entries.count > 1, !hasWarned else { return }
        hasWarned = true
        Log.views.warning("Several views of a window have a navigationURL: only the first is used. Remove the others.")
    }

    fileprivate func remove(_ owner: any NavigationURLOwner) {
        entries.removeAll { $0.owner == nil || $0.owner === owner }
    }

    private var owner: (any NavigationURLOwner)? { entries.lazy.compactMap(\.owner).first }

    /// True if no view sets the window's URL.
    var isEmpty: Bool { owner == nil }

    /// The path of the URL, with a leading slash; nil if no view sets it.
    var path: String? { owner?.path }

    /// Sets the value from the path of a URL. Returns false if no view sets the window's URL, or has such a value.
    ///
    /// - Parameters:
    ///   - path: The path with its escapes.
    ///   - base: The base path of the app; empty for the root.
    func navigate(to path: String, below base: String) -> Bool {
        guard let owner, let components = NavigationURLPath.components(of: path, below: base) else { return false }
        return owner.navigate(to: components)
    }

    /// Sets the value of the root, if the view has one.
    func navigateToRoot() { _ = owner?.navigate(to: []) }
}

extension WindowElement {
    /// The views that set the window's URL.
    final var navigationURLs: NavigationURLs { attachments.object { NavigationURLs() } }
}
