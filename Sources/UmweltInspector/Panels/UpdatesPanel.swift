import Umwelt
import UmweltControls

/// The updates of the window, newest first: the written values, the bodies that ran and why, and the work of the
/// passes.
struct UpdatesPanel: View {
    let model: InspectorModel

    /// The number of updates that are listed.
    private static let most = 100

    var body: some View {
        let shown = model.updates.first { $0.id == model.update } ?? model.updates.last
        VStack(alignment: .leading, spacing: 10) {
            if let shown {
                UpdateDetails(model: model, update: shown)
                Divider()
                HStack {
                    Text(counted(model.updates.count, "update", "updates")).foregroundStyle(.secondary)
                    Spacer()
                    Button("Last") { model.update = nil }.disabled(model.update == nil)
                    Button("Clear") { model.clearUpdates() }
                }
                LazyVStack(alignment: .leading, spacing: 4) {
                    ForEach(model.updates.suffix(Self.most).reversed()) { update in
                        Button {
                            model.update = update.id
                        } label: {
                            Text(update.summary).fontWeight(update.id == shown.id ? .semibold : .regular).lineLimit(1)
                        }
                        .buttonStyle(.plain)
                    }
                }
            } else {
                EmptyPanel(text: "Nothing has changed since the inspector was opened.")
            }
        }
    }
}

private struct UpdateDetails: View {
    let model: InspectorModel
    let update: WindowInspection.Update

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text("Update \(update.id)").fontWeight(.semibold)
            ForEach(Array(update.record.writes.enumerated()), id: \.offset) { _, write in
                line(write.text, place: write.place)
            }
            ForEach(Array(update.record.environment.enumerated()), id: \.offset) { _, change in
                line("Environment value \(change.key) = \(change.value)", place: change.writer)
            }
            ForEach(Array(update.record.workLines.enumerated()), id: \.offset) { Text($1) }
            Text(update.counts).foregroundStyle(.secondary)
            Text(update.record.times.text).foregroundStyle(.secondary)
        }
    }

    private func line(_ text: String, place: String?) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text(text).lineLimit(2)
            if let place { PlaceLink(model: model, place: place) }
        }
    }
}

extension UpdateRecord.Write {
    /// The write without its source position.
    fileprivate var text: String {
        var copy = self
        copy.place = nil
        return copy.description
    }
}

extension UpdateRecord {
    /// The lines of identities, preferences and bodies.
    fileprivate var workLines: [String] {
        var copy = self
        copy.writes = []
        copy.environment = []
        // The last line is the work of the passes.
        return copy.description.split(separator: "\n").dropLast().map(String.init)
    }
}

extension UpdateRecord.Times {
    /// The times of the passes that took some, in milliseconds.
    fileprivate var text: String {
        let passes = [
            ("bodies", bodies), ("structure", structure), ("preferences", preferences), ("layout", layout),
            ("actions", actions),
        ]
        return passes.filter { $0.1 >= 0.000_005 }.map { "\($0.0) \(Self.milliseconds($0.1)) ms" }
            .joined(separator: ", ")
    }

    private static func milliseconds(_ seconds: Double) -> Double { (seconds * 100_000).rounded() / 100 }

    /// The time of all passes, in milliseconds.
    fileprivate var total: Double { Self.milliseconds(bodies + structure + preferences + layout + actions) }
}

extension WindowInspection.Update {
    fileprivate var counts: String {
        "\(record.measured) measured, \(record.placed) placed, \(drawn) drawn, \(bytes) bytes sent"
    }

    /// The update in a line.
    fileprivate var summary: String {
        let cause =
            record.writes.first.map { "\($0.name)\($0.new.map { " = \($0)" } ?? "")" }
            ?? record.environment.first.map { "\($0.key) = \($0.value)" } ?? "layout"
        let idle = record.bodies.count(where: \.hadEqualOutput)
        let bodies = "\(counted(record.bodies.count, "body", "bodies"))\(idle == 0 ? "" : " (\(idle) for nothing)")"
        return "\(id)  \(cause) · \(bodies) · \(record.times.total) ms"
    }
}
