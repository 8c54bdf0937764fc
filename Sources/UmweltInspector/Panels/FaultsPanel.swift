import Umwelt
import UmweltControls

/// The problems found in the program's views, newest first: environment values that nothing sets or reads,
/// unnecessarily changing values and closures, slow bodies.
struct FaultsPanel: View {
    let model: InspectorModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if model.faults.isEmpty { EmptyPanel(text: "No faults were found so far.") }
            ForEach(model.faults.reversed()) { fault in
                VStack(alignment: .leading, spacing: 3) {
                    Text(fault.text)
                    if let place = fault.place { PlaceLink(model: model, place: place) }
                }
                .accessibilityElement(children: .contain)
            }
        }
    }
}
