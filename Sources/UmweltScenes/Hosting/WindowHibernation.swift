@_spi(Kernel) import UmweltCore
import UmweltGraph

/// The hibernation of a window: the remaining state, and the values whose changes wake it.
final class WindowHibernation {
    let content: SavedContent

    /// The encoded state, for the next process.
    let snapshot: StateSnapshot

    /// The position of the focused node; nil for none.
    let focus: WindowFocus.Place?

    /// The nodes of the graph that the content has read: state, the environment, stored values.
    private var sources: [GraphNode] = []

    /// The trackers of observable properties that the content has read.
    private var trackers: [ObservationTracker] = []

    /// Collects the remaining state of a window's content.
    init(of root: RootElementBase) {
        content = SavedContent(below: root)
        snapshot = StateSnapshot(below: root)
        focus = root.focus.place
        var known: Set<ObjectIdentifier> = []
        var waiting: [_Element] = []
        root.forEachChild { waiting.append($0) }
        while let element = waiting.popLast() {
            element.forEachInput { source in
                if known.insert(ObjectIdentifier(source)).inserted { sources.append(source) }
            }
            if let tracker = element.detachObservation() {
                tracker.move(to: root)
                trackers.append(tracker)
            }
            element.forEachChild { waiting.append($0) }
        }
    }

    /// Releases the graph nodes of the released content.
    func releaseOwnSources() {
        for index in sources.indices.reversed() where sources[index].isRemoved || isUnique(index) {
            sources.remove(at: index)
        }
        sources.reserveCapacity(0)
    }

    private func isUnique(_ index: Int) -> Bool { isKnownUniquelyReferenced(&sources[index]) }

    /// Makes the running node depend on the values that the content has read.
    func follow() { for source in sources { source.track() } }

    /// Ends the following of observable properties.
    func end() { for tracker in trackers { tracker.cancel() } }
}
