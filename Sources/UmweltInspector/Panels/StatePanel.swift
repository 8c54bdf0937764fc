import Foundation
import Umwelt
import UmweltControls

/// The stored properties of the selected view, and those of its observable objects. State and observed properties can
/// be changed.
struct StatePanel: View {
    let model: InspectorModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if model.selection == nil {
                EmptyPanel(text: "Choose a view.")
            } else if model.properties.isEmpty {
                EmptyPanel(text: "It has no stored properties.")
            }
            ForEach(listed) { entry in
                PropertyRow(model: model, property: entry.property)
                    .padding(.leading, CGFloat(entry.depth) * 12)
            }
        }
    }

    private struct Entry: Identifiable {
        let property: InspectedProperty
        let depth: Int

        var id: String { property.path }
    }

    /// The properties, with those of an object below it.
    private var listed: [Entry] {
        func list(_ properties: [InspectedProperty], depth: Int) -> [Entry] {
            properties.flatMap { [Entry(property: $0, depth: depth)] + list($0.parts, depth: depth + 1) }
        }
        return list(model.properties, depth: 0)
    }
}

private struct PropertyRow: View {
    let model: InspectorModel
    let property: InspectedProperty

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                if !property.wrapper.isEmpty { Text(property.wrapper).foregroundStyle(.secondary) }
                Text(property.name).fontWeight(.semibold)
                Text(property.value).lineLimit(4)
            }
            if property.isEditable {
                ValueEditor(name: property.path, value: property.value, choices: property.choices) {
                    model.set(property, to: $0)
                }
            }
        }
    }
}
