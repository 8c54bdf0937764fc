@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// The comparison of a window's tree with a fresh tree of the same state, after each update.
///
/// The fresh tree has copies of the state of the window's views, runs their bodies and lays them out. It runs no
/// actions, and is released after the comparison. A view that differs in it has missed a change.
package final class TreeVerification {
    /// True if the program was started with `UMWELT_VERIFY=1`: all of its windows are verified.
    static let isRequested = ProcessInfo.processInfo.environment["UMWELT_VERIFY"] == "1"

    private let onDifference: ((TreeDifference) -> Void)?

    /// The work of the tree's passes after which it was compared last.
    private var verifiedWork: Int?

    /// The number of comparisons.
    package private(set) var count = 0

    /// The number of updates after which the tree could not be compared.
    package private(set) var skipCount = 0

    init(onDifference: ((TreeDifference) -> Void)?) { self.onDifference = onDifference }

    /// Compares the tree of an up-to-date window, unless nothing in it has changed.
    @MainActor func verify(_ host: ViewHost) {
        let tree = host.tree
        guard !tree.isUpdating, !host.isClosed, !host.hibernation.isActive, verifiedWork != tree.workCount else {
            return
        }
        guard host.diagnostics.canBeVerified else {
            skipCount += 1
            return
        }
        verifiedWork = tree.workCount
        count += 1
        let fresh = FreshWindow(of: host)
        defer { fresh.end() }
        guard let difference = TreeDifference.between(host.root, fresh.root) else { return }
        guard let onDifference else { fatalError("\(difference)") }
        onDifference(difference)
    }
}

extension HostDiagnostics {
    /// True if a fresh tree should look the same now: nothing is animated, no pointer is down, the inspector overrides
    /// nothing, and no view shows values that only its element has. Presentations have to be in view order: only the
    /// window knows another order.
    fileprivate var canBeVerified: Bool {
        guard !host.needsUpdate, !host.motion.isAnimating, root.pointers.isIdle, inspection == nil else { return false }
        let layers = root.node.presented
        var presented = layers.map { ObjectIdentifier($0.element) }[...]
        var waiting: [_Element] = [root]
        while let element = waiting.popLast() {
            if element.preventsVerification { return false }
            while presented.first == ObjectIdentifier(element) { presented.removeFirst() }
            let start = waiting.count
            element.forEachChild { waiting.append($0) }
            waiting[start...].reverse()
        }
        return layers.count < 2 || presented.isEmpty
    }
}

/// A window's content in a fresh tree.
@MainActor private final class FreshWindow {
    private let tree: ViewTree
    let root: RootElementBase

    init(of host: ViewHost) {
        tree = ViewTree(besides: host.tree, in: host.environment)
        tree.restoration = StateRestoration(SavedContent(below: host.root))
        root = host.root.makeFresh(in: tree)
        tree.textClock.clock = host.tree.textClock.clock
        root.node.set(size: host.proposedSize)
        root.node.set(safeAreaInsets: host.root.node.safeAreaInsets)
        root.node.set(displayScale: host.root.node.pixels.scale)
        root.undoManager = host.undoManager
        root.sceneStore = SceneStore(with: host.sceneStore, in: tree.graph)
        tree.update()
        if let place = host.root.focus.place {
            root.focus.resume(at: place)
            tree.update()
        }
    }

    /// Removes the content, without the actions of views that disappear.
    func end() {
        tree.restoration = nil
        tree.isReleasingContent = true
        root.leaveTree()
        tree.animations.prune()
    }
}
