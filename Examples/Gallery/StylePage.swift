import SwiftUI

/// What shapes and text are drawn with, besides plain colours.
struct StylePage: View {
    private let backgrounds: [(String, UIColor)] = [
        ("Background", .systemBackground), ("Secondary", .secondarySystemBackground),
        ("Tertiary", .tertiarySystemBackground), ("Grouped", .systemGroupedBackground),
        ("Grey 2", .systemGray2), ("Grey 4", .systemGray4), ("Grey 6", .systemGray6), ("Fill", .systemFill),
    ]

    var body: some View {
        Samples {
            Sample("Materials, from the thinnest to the thickest, and that of bars") {
                ZStack {
                    HStack(spacing: 0) { ForEach([Color.red, .yellow, .green, .blue, .purple], id: \.self) { $0 } }
                    HStack {
                        Glass(material: .ultraThin)
                        Glass(material: .thin)
                        Glass(material: .regular)
                        Glass(material: .thick)
                        Glass(material: .ultraThick)
                        Glass(material: .bar)
                    }
                    .padding(8)
                }
                .frame(height: 60)
            }
            Sample("Levels of a colour, and levels that are named") {
                Levels().foregroundStyle(.blue)
                Levels().foregroundStyle(.red, .orange, .yellow)
            }
            Sample("Colours between two") {
                HStack(spacing: 0) {
                    ForEach(0..<9) { Color.blue.mix(with: .yellow, by: Double($0) / 8) }
                }
                .frame(height: 24)
            }
            Sample("Colours that UIKit names") {
                ForEach(backgrounds, id: \.0) { name, color in
                    Text(verbatim: name).font(.caption).frame(maxWidth: .infinity).padding(4).background(Color(color))
                }
            }
        }
    }
}

/// A pane of a material.
private struct Glass: View {
    let material: Material

    var body: some View { RoundedRectangle(cornerRadius: 8).fill(material) }
}

/// All levels of the foreground style.
private struct Levels: View {
    var body: some View {
        HStack {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
            Rectangle().fill(.quinary)
        }
        .frame(height: 20)
    }
}
