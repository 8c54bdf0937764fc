import SwiftUI

/// Shape styles besides plain colours.
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
            Sample("Shadows that belong to a style, outside and inside") {
                HStack(spacing: 16) {
                    Circle().fill(.blue.shadow(.drop(radius: 3, y: 2)))
                    Circle().fill(.blue.shadow(.inner(radius: 4, y: 3)))
                    Circle().stroke(.orange.shadow(.inner(color: .black, radius: 2)), lineWidth: 8).padding(4)
                    Text(verbatim: "Aa").font(.system(size: 34, weight: .bold))
                        .foregroundStyle(.teal.shadow(.drop(color: .black, radius: 1, x: 1, y: 1)))
                    Text(verbatim: "Aa").font(.system(size: 34, weight: .bold)).foregroundStyle(
                        .teal.shadow(.inner(radius: 1, y: 1)))
                }
                .frame(height: 48)
            }
            Sample("Images, again and again") {
                HStack {
                    RoundedRectangle(cornerRadius: 12).fill(.image(Image(systemName: "leaf.fill")))
                    Circle().fill(.image(Image(systemName: "star.fill"), scale: 0.5)).frame(width: 60)
                    Capsule().stroke(.image(Image(systemName: "circle.fill"), scale: 0.3), lineWidth: 10).padding(5)
                    Text(verbatim: "Stars").font(.system(size: 34, weight: .bold))
                        .foregroundStyle(.image(Image(systemName: "star.fill"), scale: 0.3))
                }
                .foregroundStyle(.green)
                .frame(height: 60)
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
