import Umwelt
import UmweltControls

/// The environment of the chosen view: each value, the modifiers that set it from the outside in, and the views that
/// read it.
struct EnvironmentPanel: View {
    let model: InspectorModel

    var body: some View {
        if let environment = model.environment {
            let told = environment.values.filter {
                $0.isRead || $0.isOverridden || $0.writers.contains { $0.place != nil }
            }
            let rest = environment.values.filter { value in !told.contains { $0.key == value.key } }
            VStack(alignment: .leading, spacing: 12) {
                if told.isEmpty { EmptyPanel(text: "It reads nothing, and nothing is set around it.") }
                ForEach(told, id: \.key) { EnvironmentRow(model: model, value: $0) }
                if !rest.isEmpty {
                    DisclosureGroup("\(rest.count) of the host and the library that it does not read") {
                        VStack(alignment: .leading, spacing: 12) {
                            ForEach(rest, id: \.key) { EnvironmentRow(model: model, value: $0) }
                        }
                        .padding(.top, 8)
                    }
                }
            }
        } else {
            EmptyPanel(text: "Choose a view.")
        }
    }
}

private struct EnvironmentRow: View {
    let model: InspectorModel
    let value: EnvironmentReport.Value

    var body: some View {
        let override = model.environmentOverrides[value.key]
        VStack(alignment: .leading, spacing: 3) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                Text(value.key).fontWeight(.semibold)
                Text(value.value).lineLimit(3)
                if value.isDefault { Text("default").foregroundStyle(.secondary) }
                if value.isOverridden {
                    Text(override?.isOverridden == true ? "overridden here" : "overridden around it")
                        .foregroundStyle(.orange)
                }
            }
            ForEach(Array(value.writers.enumerated()), id: \.offset) { _, writer in
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text(writer.isHost ? "set by the host:" : writer.place == nil ? "set by the library:" : "set at")
                    if let place = writer.place { PlaceLink(model: model, place: place) }
                    if writer.value != value.value { Text(writer.value).lineLimit(1) }
                }
                .foregroundStyle(.secondary)
            }
            if !value.readers.isEmpty {
                Text("read by \(value.readers.joined(separator: ", "))").foregroundStyle(.secondary)
            }
            if let override {
                HStack {
                    ValueEditor(name: value.key, value: value.value, choices: override.choices) {
                        model.override(value.key, by: $0)
                    }
                    if override.isOverridden {
                        Button("Take back") { model.override(value.key, by: nil) }
                            .accessibilityLabel("Take back \(value.key)")
                    }
                }
            }
        }
        .accessibilityElement(children: .contain)
    }
}
