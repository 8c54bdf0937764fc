import SwiftUI
import UmweltTesting

/// A thousand rows of ten views each: shapes, texts in stacks, spacers, frames, padding and backgrounds.
struct MixedViews: View {
    static let rowCount = 1_000

    let controls: LeafControls

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<Self.rowCount, id: \.self) { MixedRow(index: $0, controls: controls) }
        }
    }
}

/// Lets the benchmark reach the leaf that changes.
@MainActor
final class LeafControls {
    var change: () -> Void = {}
}

private struct MixedRow: View {
    let index: Int
    let controls: LeafControls

    var body: some View {
        HStack {
            Circle().fill(.blue).frame(width: 20, height: 20)
            VStack(alignment: .leading, spacing: 2) {
                if index == 500 { ChangingLeaf(controls: controls) } else { Text(verbatim: "Row \(index)") }
                Text(verbatim: "with a line of detail").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(verbatim: "\(index % 7)").padding(4).background(Capsule().fill(.quaternary))
        }
        .padding(.horizontal, 8)
    }
}

/// A text that becomes longer and shorter.
private struct ChangingLeaf: View {
    let controls: LeafControls
    @State private var isLong = false

    var body: some View {
        let _ = (controls.change = { isLong.toggle() })
        Text(verbatim: isLong ? "Row 500, longer\nthan the others" : "Row 500")
    }
}

/// A host of mixed views.
@MainActor
struct MixedScenario {
    let host: TestHost
    private let controls: LeafControls

    init(typeSetter: any TypeSetter) {
        let controls = LeafControls()
        self.controls = controls
        host = TestHost(typeSetter: typeSetter) { MixedViews(controls: controls) }
    }

    /// Changes one leaf's size, and lays out what that concerns.
    func changeLeaf() {
        controls.change()
        host.update()
    }
}
