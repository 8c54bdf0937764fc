import SwiftUI

/// The system's colours, and what is drawn in them.
struct ColorPage: View {
    private let colors: [(String, Color)] = [
        ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
        ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
        ("Gray", .gray), ("Primary", .primary), ("Secondary", .secondary), ("Black", .black), ("White", .white),
    ]

    var body: some View {
        Samples {
            Sample("Colours") {
                ForEach(colors, id: \.0) { name, color in
                    HStack {
                        RoundedRectangle(cornerRadius: 4).fill(color).frame(width: 60, height: 24)
                        Text(verbatim: name)
                    }
                }
            }
            Sample("Levels") {
                HStack {
                    Rectangle().fill(.primary)
                    Rectangle().fill(.secondary)
                    Rectangle().fill(.tertiary)
                    Rectangle().fill(.quaternary)
                }
                .frame(height: 30)
            }
            Sample("Opacity") {
                HStack {
                    ForEach([1, 0.75, 0.5, 0.25, 0.1], id: \.self) { Rectangle().fill(.blue.opacity($0)) }
                }
                .frame(height: 30)
            }
        }
    }
}
