import SwiftUI

/// Stacks and their arrangements.
struct StackPage: View {
    var body: some View {
        Samples {
            Sample("Across, aligned at the top, in the middle and at the bottom") {
                HStack(spacing: 16) {
                    ForEach([VerticalAlignment.top, .center, .bottom].indices, id: \.self) { index in
                        HStack(alignment: [VerticalAlignment.top, .center, .bottom][index], spacing: 4) {
                            Box(label: "1", height: 60)
                            Box(label: "2", color: .orange, height: 30)
                        }
                    }
                }
            }
            Sample("On one baseline") {
                HStack(alignment: .firstTextBaseline) {
                    Text("Large").font(.largeTitle)
                    Text("small").font(.caption)
                    Box(label: "box", height: 20)
                }
            }
            Sample("Down, aligned at the start, in the middle and at the end") {
                HStack(spacing: 16) {
                    ForEach([HorizontalAlignment.leading, .center, .trailing].indices, id: \.self) { index in
                        VStack(alignment: [HorizontalAlignment.leading, .center, .trailing][index], spacing: 4) {
                            Box(label: "1", width: 80, height: 30)
                            Box(label: "2", color: .orange, height: 30)
                        }
                    }
                }
            }
            Sample("Spacers share what is left") {
                HStack {
                    Box(label: "1")
                    Spacer()
                    Box(label: "2", color: .orange)
                    Spacer()
                    Box(label: "3", color: .green)
                }
            }
            Sample("One upon the other") {
                ZStack(alignment: .bottomTrailing) {
                    Box(label: "back", width: 100, height: 60)
                    Box(label: "front", color: .orange, height: 24)
                }
            }
        }
    }
}
