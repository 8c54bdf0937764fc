import Foundation
import Umwelt
import UmweltControls

/// The words of a screen reader for the window, in reading order, with accessibility faults.
struct SpeechPanel: View {
    let model: InspectorModel

    var body: some View {
        let faults = model.spoken.count { !$0.faults.isEmpty }
        VStack(alignment: .leading, spacing: 8) {
            Text(
                faults == 0
                    ? "\(counted(model.spoken.count, "node", "nodes")), no fault found"
                    : "\(faults) of \(model.spoken.count) nodes have faults"
            )
            .fontWeight(.semibold)
            ForEach(model.spoken) { node in
                VStack(alignment: .leading, spacing: 2) {
                    Text(node.words.isEmpty ? "nothing" : node.words)
                    ForEach(node.faults, id: \.self) { Text($0).foregroundStyle(.red) }
                }
                .padding(.leading, CGFloat(min(node.depth, 8)) * 12)
                .onHover { isInside in
                    model.onMark?(isInside ? InspectedGeometry(marking: node.frame) : nil)
                }
            }
        }
    }
}
