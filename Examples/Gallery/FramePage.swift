import SwiftUI

/// Frames, padding, and what lies behind and over content.
struct FramePage: View {
    var body: some View {
        Samples {
            Sample("A frame, its content at each corner") {
                HStack {
                    ForEach([Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing].indices, id: \.self) {
                        Box(height: 16)
                            .frame(
                                width: 70, height: 50,
                                alignment: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing][$0]
                            )
                            .background(.quaternary)
                    }
                }
            }
            Sample("As wide as there is") {
                Text("Wide").frame(maxWidth: .infinity).background(.quaternary)
            }
            Sample("Padding, equal and on the leading side alone") {
                HStack {
                    Text("12").padding(12).background(.quaternary)
                    Text("Leading").padding(.leading, 30).background(.quaternary)
                }
            }
            Sample("Behind and over") {
                HStack(spacing: 30) {
                    Text("Behind").padding(8).background(Capsule().fill(.yellow.opacity(0.5)))
                    Box(label: "Over").overlay(alignment: .topTrailing) {
                        Circle().fill(.red).frame(width: 14, height: 14)
                    }
                }
            }
            Sample("Faded as one") {
                ZStack {
                    Box(width: 100, height: 40)
                    Box(label: "one", color: .orange, height: 24)
                }
                .opacity(0.5)
            }
        }
    }
}
