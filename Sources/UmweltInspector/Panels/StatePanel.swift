import Umwelt
import UmweltControls

/// The stored properties of the chosen view; those of state can be set.
struct StatePanel: View {
    let model: InspectorModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if model.selection == nil {
                EmptyPanel(text: "Choose a view.")
            } else if model.properties.isEmpty {
                EmptyPanel(text: "It has no stored properties.")
            }
            ForEach(model.properties) { property in
                VStack(alignment: .leading, spacing: 3) {
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        if !property.wrapper.isEmpty { Text(property.wrapper).foregroundStyle(.secondary) }
                        Text(property.name).fontWeight(.semibold)
                        Text(property.value).lineLimit(4)
                    }
                    if property.isEditable {
                        ValueEditor(name: property.name, value: property.value, choices: property.choices) {
                            model.set(property, to: $0)
                        }
                    }
                }
            }
        }
    }
}
