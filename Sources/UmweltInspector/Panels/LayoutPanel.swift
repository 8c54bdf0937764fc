import Foundation
import Umwelt
import UmweltControls

/// The layout of the selected view: the proposals from the window down to it, which explain its size.
struct LayoutPanel: View {
    let model: InspectorModel

    var body: some View {
        if let layout = model.layout {
            VStack(alignment: .leading, spacing: 10) {
                Text(
                    "Frame in the window: \(text(layout.frame.origin.x)), \(text(layout.frame.origin.y)), \(text(layout.frame.width)) × \(text(layout.frame.height))"
                )
                Text("Layout priority: \(text(layout.priority))")
                VStack(alignment: .leading, spacing: 3) {
                    Text("Proposals, from the window in").fontWeight(.semibold)
                    ForEach(Array(layout.steps.enumerated()), id: \.offset) { index, step in
                        Text(
                            "\(step.name): offered \(step.proposal), took \(text(step.size.width)) × \(text(step.size.height)) at \(text(step.origin.x)), \(text(step.origin.y))"
                        )
                        .foregroundStyle(index == layout.steps.count - 1 ? .primary : .secondary)
                    }
                }
                lengths("Alignment guides", layout.guides)
                lengths("Spacing", layout.spacing)
            }
        } else {
            EmptyPanel(text: model.selection == nil ? "Choose a view." : "It takes no space.")
        }
    }

    private func lengths(_ title: String, _ guides: [LayoutReport.Guide]) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(title).fontWeight(.semibold)
            ForEach(guides, id: \.name) { Text("\($0.name): \(text($0.value))") }
        }
    }

    private func text(_ length: CGFloat) -> String { LayoutReport.text(length) }
}
