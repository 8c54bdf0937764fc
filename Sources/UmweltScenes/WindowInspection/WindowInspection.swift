@_spi(Kernel) import UmweltCore
import Foundation
import UmweltGraph

/// The inspection of a window while an inspector is open: the last updates, the number of runs of each body, and
/// numbers that identify views.
///
/// It runs no bodies and retains no views. Without an inspector, a write or a body only costs a branch.
@MainActor
package final class WindowInspection {
    /// The greatest number of stored updates.
    package static let mostUpdates = 1000

    /// The greatest size of the stored updates except the last, in bytes as computed by ``Update/size``. A guess: it is
    /// little on a machine that compiles Swift.
    package static let mostBytes = 32_000_000

    /// An update that was recorded.
    package struct Update: Identifiable {
        /// The number of the update, from 1.
        package let id: Int

        /// The record. Its writes have no places until ``WindowInspection/findPlaces(of:)`` has looked them up.
        package var record: UpdateRecord

        /// The number of pieces of the display list that were drawn again for hosts.
        package var drawn = 0

        /// The number of bytes that the host sent for it.
        package var bytes = 0

        /// The call stacks at each write, from which source positions are found.
        fileprivate var traces: WriteTraces

        fileprivate var hasPlaces = false

        /// The size of the update in memory, in bytes: of its lists and texts, without the allocator's overhead.
        package var size: Int { record.size + traces.size }
    }

    /// The last updates, the oldest first.
    package var updates: [Update] { Array(ring.elements) }

    private var ring = UpdateRing()

    /// Called after an update of the window that did something.
    package var onUpdate: (() -> Void)?

    /// The values of the host that are overridden.
    package var overrides = HostOverrides() {
        didSet { if overrides != oldValue { host?.shown.overridesChanged() } }
    }

    /// The recorder of actions in the window; nil while nothing is recorded.
    var actions: ActionRecorder?

    /// The last recording that has ended; nil if there was none.
    var lastRecording: Recording?

    /// The environment values that are overridden at views.
    var subtreeOverrides: [SubtreeOverride] = []

    private(set) weak var host: ViewHost?
    let tree: ViewTree
    private var placeSearch: Task<Void, Never>?
    private var count = 0
    private var views: [ObjectIdentifier: ViewEntry] = [:]
    private var lastView = 0
    private var lastCost: UpdateCost

    /// The entry of a view: its number, and the count of its body's runs.
    private struct ViewEntry {
        weak var element: _Element?
        var number: Int
        var runs = 0
    }

    /// True if only the inspector checks the window.
    private let ownsDiagnostics: Bool

    init(of host: ViewHost) {
        self.host = host
        tree = host.tree
        lastCost = host.diagnostics.cost
        ownsDiagnostics = tree.diagnostics == nil
        if ownsDiagnostics { host.diagnostics.begin { _ in } }
        beginRecord()
        tree.diagnostics?.faults.observe { [weak self] in
            Task { @MainActor in self?.onUpdate?() }
        }
    }

    /// Checks the environment's values, and returns the faults in the program's views that were found so far.
    package func faults() -> [ViewFault] {
        host?.diagnostics.checkEnvironmentValues()
        return tree.diagnostics?.faults.all ?? []
    }

    /// Ends the inspection: recording stops, and overrides are removed.
    package func end() {
        tree.recorder?.onUpdate = nil
        tree.recorder?.onRun = nil
        tree.recorder = nil
        tree.diagnostics?.faults.observe(nil)
        if ownsDiagnostics { tree.diagnostics = nil }
        overrides = HostOverrides()
        removeOverrides()
    }

    private func beginRecord() {
        let recorder = UpdateRecorder(cost: tree.cost)
        recorder.onRun = { [weak self] in self?.recordRun(of: $0) }
        recorder.onUpdate = { [weak self] in self?.endRecord() }
        tree.recorder = recorder
    }

    private func endRecord() {
        guard let recorder = tree.recorder else { return }
        let (record, traces) = recorder.finishWithoutPlaces(cost: tree.cost)
        guard !record.isEmpty || record.measured > 0 || record.placed > 0 else { return }
        count += 1
        ring.append(Update(id: count, record: record, traces: traces))
        beginRecord()
        onUpdate?()
    }

    private func recordRun(of element: _Element) {
        func count(_ entry: inout ViewEntry?) {
            if entry?.element !== element {
                lastView += 1
                entry = ViewEntry(element: element, number: lastView)
            }
            entry?.runs += 1
        }
        count(&views[ObjectIdentifier(element)])
    }

    /// Records the number of bytes that the host has sent for the last update.
    package func recordSent(_ bytes: Int) {
        let drawn = tree.cost.fragments - lastCost.fragments
        lastCost = tree.cost
        ring.change(count) {
            $0.bytes += bytes
            $0.drawn += drawn
        }
    }

    /// Looks up the source positions of an update's writes in the program's debug information, which takes a fraction
    /// of a second for each, and then calls ``onUpdate``. It has no effect during the look-up for another update.
    package func findPlaces(of update: Int) {
        guard placeSearch == nil, let known = ring.update(update), !known.hasPlaces
        else { return }
        let (record, traces) = (known.record, known.traces)
        placeSearch = Task { [weak self] in
            let found = await Task.detached {
                var record = record
                record.findPlaces(traces)
                return record
            }.value
            guard let self else { return }
            placeSearch = nil
            ring.change(update) {
                $0.hasPlaces = true
                $0.record = found
            }
            onUpdate?()
        }
    }

    /// Removes the updates that were recorded.
    package func clear() {
        ring = UpdateRing()
    }

    // MARK: Views

    /// Returns the views of the window in view order: only those of the program, or all except groups and the like.
    package func views(ofProgramOnly: Bool) -> [InspectedView] {
        host?.update()
        var found: [InspectedView] = []
        var known: [ObjectIdentifier: ViewEntry] = [:]
        // The content of a library's view is folded into it, but for the program's own views.
        func visit(_ element: _Element, depth: Int, isFolded: Bool) {
            guard found.count < Self.mostViews, !element.passFlags.contains(.isLeaving) else { return }
            var depth = depth
            let body = element as? any NamedBodyElement
            let isOfProgram = body.map { !$0.isOfSystem } ?? false
            let name = isOfProgram ? body?.bodyName : isFolded ? nil : element.inspectedName
            if let name, isOfProgram || !ofProgramOnly {
                let id = ObjectIdentifier(element)
                let entry = entry(of: element)
                known[id] = entry
                found.append(
                    InspectedView(
                        id: entry.number, name: name, isOfProgram: isOfProgram, depth: depth, runs: entry.runs))
                depth += 1
            } else if let entry = views[ObjectIdentifier(element)], entry.element === element {
                known[ObjectIdentifier(element)] = entry
            }
            let isFolded = !isOfProgram && (isFolded || body != nil && name != nil)
            element.forEachChild { visit($0, depth: depth, isFolded: isFolded) }
        }
        if let root = tree.root { visit(root, depth: 0, isFolded: false) }
        if found.count < Self.mostViews { views = known }
        return found
    }

    /// The greatest number of views that are listed.
    private static let mostViews = 5000

    private func entry(of element: _Element) -> ViewEntry {
        if let entry = views[ObjectIdentifier(element)], entry.element === element { return entry }
        lastView += 1
        let entry = ViewEntry(element: element, number: lastView)
        views[ObjectIdentifier(element)] = entry
        return entry
    }

    /// Returns the element of a view; nil if it has left the tree.
    func element(_ view: Int) -> _Element? {
        views.values.first { $0.number == view }?.element.flatMap { $0.isRemoved ? nil : $0 }
    }

    /// Returns the innermost view at a point of the window; nil for none.
    ///
    /// - Parameter ofProgramOnly: True for only the views of the program.
    package func view(at point: CGPoint, ofProgramOnly: Bool) -> Int? {
        var best: (view: Int, area: CGFloat)?
        // The last of the smallest: what comes later is in front.
        for view in views(ofProgramOnly: ofProgramOnly) {
            guard let frame = geometry(of: view.id)?.frame, frame.contains(point) else { continue }
            let area = frame.width * frame.height
            if area <= best?.area ?? .infinity { best = (view.id, area) }
        }
        return best?.view
    }
}

/// A view as the inspector lists it.
package struct InspectedView: Identifiable, Equatable, Sendable {
    /// The number that identifies the view while it is in the tree.
    package let id: Int

    /// The name of the view's type without its parameters.
    package let name: String

    /// True for types of the program, false for those of the library.
    package let isOfProgram: Bool

    /// The number of listed views around it.
    package let depth: Int

    /// The number of times that the body ran since the inspection began.
    package let runs: Int
}
