import Foundation
import Observation
import Umwelt

/// The state of an inspector: data from the inspected window, and the selections in it.
///
/// Only ``refresh()`` reads the window, not bodies, and at most ten times a second, because reading updates it.
@MainActor @Observable
package final class InspectorModel {
    /// The panels below the tree.
    package enum Panel: String, CaseIterable, Identifiable {
        case environment, state, updates, faults, layout, host, speech, record

        package var id: Self { self }

        var title: String {
            switch self {
            case .environment: "Environment"
            case .state: "State"
            case .updates: "Updates"
            case .faults: "Faults"
            case .layout: "Layout"
            case .host: "Host"
            case .speech: "Speech"
            case .record: "Record"
            }
        }
    }

    /// The visible panel.
    package var panel = Panel.environment { didSet { refreshPanel() } }

    /// True if views of the library are listed beside the program's own.
    package var showsLibrary = false { didSet { refresh() } }

    /// The text that the names of listed views contain; empty for all views.
    package var search = ""

    /// The number of the selected view; nil for none.
    package var selection: Int? { didSet { selectionChanged() } }

    /// The number of the selected update; nil for the last one.
    package var update: Int? { didSet { refreshPanel() } }

    /// True while a click in the app's window chooses a view.
    package private(set) var isPicking = false

    package private(set) var views: [InspectedView] = []
    private(set) var environment: EnvironmentReport?
    private(set) var environmentOverrides: [String: WindowInspection.Override] = [:]
    private(set) var properties: [InspectedProperty] = []
    private(set) var layout: LayoutReport?
    private(set) var updates: [WindowInspection.Update] = []
    private(set) var faults: [ViewFault] = []
    private(set) var spoken: [SpokenNode] = []
    private(set) var isRecording = false
    private(set) var recording: Recording?
    private(set) var recordedTest: String?

    /// The values of the host that are overridden.
    package var overrides = HostOverrides() { didSet { inspection.overrides = overrides } }

    @ObservationIgnored package let inspection: WindowInspection

    @ObservationIgnored private weak var window: ViewHost?

    /// Called with a source position, as `FILE:LINE`, to open in the editor.
    @ObservationIgnored package var onEdit: ((String) -> Void)?

    /// Called with the geometry of the view to highlight in the window; with nil for none.
    @ObservationIgnored package var onMark: ((InspectedGeometry?) -> Void)?

    /// Called with whether the next click in the window chooses a view.
    @ObservationIgnored package var onPick: ((Bool) -> Void)?

    /// Called with a text for the clipboard.
    @ObservationIgnored package var onCopy: ((String) -> Void)?

    @ObservationIgnored private var refreshing: Task<Void, Never>?

    /// The minimum time between two reads of the window.
    private static let interval = Duration.milliseconds(100)

    /// Makes the model of an inspector, and starts inspecting a window.
    package init(of window: ViewHost) {
        self.window = window
        inspection = window.diagnostics.beginInspection()
        overrides = inspection.overrides
        inspection.onUpdate = { [weak self] in self?.refreshSoon() }
        refresh()
    }

    /// Ends the inspection.
    package func end(of window: ViewHost) {
        refreshing?.cancel()
        onMark?(nil)
        onPick?(false)
        window.diagnostics.endInspection()
    }

    private func refreshSoon() {
        guard refreshing == nil else { return }
        refreshing = Task { [weak self] in
            try? await Task.sleep(for: Self.interval)
            self?.refreshing = nil
            if !Task.isCancelled { self?.refresh() }
        }
    }

    /// Reads the displayed data of the window again.
    package func refresh() {
        set(\.views, inspection.views(ofProgramOnly: !showsLibrary))
        refreshPanel()
    }

    /// Reads the panel's data again. The list of all views takes longer to read, and does not change with the
    /// selection.
    private func refreshPanel() {
        switch panel {
        case .environment:
            set(\.environment, selection.flatMap { inspection.environment(of: $0) })
            var overrides: [String: WindowInspection.Override] = [:]
            for value in environment?.values ?? [] {
                overrides[value.key] = selection.flatMap { inspection.override(of: value.key, at: $0) }
            }
            set(\.environmentOverrides, overrides)
        case .state: set(\.properties, selection.map { inspection.properties(of: $0) } ?? [])
        case .layout: set(\.layout, selection.flatMap { inspection.layout(of: $0) })
        case .updates:
            if let update = update ?? inspection.updates.last?.id { inspection.findPlaces(of: update) }
            updates = inspection.updates
        case .faults: set(\.faults, inspection.faults())
        case .host: break
        case .record:
            set(\.isRecording, inspection.isRecording)
            set(\.recording, inspection.recording)
            set(\.recordedTest, inspection.recordedTest)
        case .speech: set(\.spoken, window.map(SpokenNode.all) ?? [])
        }
    }

    private func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<InspectorModel, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }

    // MARK: Choosing

    /// The views that the list shows.
    var listedViews: [InspectedView] {
        search.isEmpty ? views : views.filter { $0.name.localizedCaseInsensitiveContains(search) }
    }

    private func selectionChanged() {
        refreshPanel()
        mark(selection)
    }

    /// Marks a view in the window; nil marks the chosen one.
    func mark(_ view: Int?) { onMark?((view ?? selection).flatMap { inspection.geometry(of: $0) }) }

    /// Starts or ends picking a view with a click in the window.
    func setPicking(_ isPicking: Bool) {
        self.isPicking = isPicking
        onPick?(isPicking)
    }

    /// Highlights the view at a point of the window, and selects it after a click.
    package func pick(at point: CGPoint, chooses: Bool) {
        guard isPicking else { return }
        let view = inspection.view(at: point, ofProgramOnly: !showsLibrary)
        if chooses {
            setPicking(false)
            search = ""
            selection = view
        } else {
            mark(view)
        }
    }

    // MARK: Changing

    /// Overrides an environment value for the selected view and its descendants; nil removes the override.
    func override(_ key: String, by text: String?) {
        guard let selection else { return }
        if let text {
            inspection.override(key, at: selection, by: text)
        } else {
            inspection.removeOverride(key, at: selection)
        }
        refresh()
    }

    /// Sets a property of the chosen view, or of an object that it has.
    func set(_ property: InspectedProperty, to text: String) {
        guard let selection else { return }
        inspection.setProperty(property.path, of: selection, to: text)
        refresh()
    }

    /// Starts or ends recording the user's actions in the window.
    func setRecording(_ isRecording: Bool) {
        if isRecording { inspection.beginRecording() } else { inspection.endRecording() }
        refresh()
    }

    /// Copies the recording, to be played again by `umwelt replay`.
    func copyRecording() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let recording, let data = try? encoder.encode(recording) else { return }
        onCopy?(String(decoding: data, as: UTF8.self))
    }

    func clearUpdates() {
        inspection.clear()
        update = nil
        refresh()
    }
}
