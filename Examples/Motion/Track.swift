import SwiftUI

/// A ball between two places.
struct Track: View {
    let isAtEnd: Bool

    /// The distance of both places from the edges, as a part of the width.
    let inset: CGFloat
    var diameter: CGFloat = 32

    var body: some View {
        GeometryReader { geometry in
            let (width, middle) = (geometry.size.width, geometry.size.height / 2)
            Capsule()
                .fill(Color.primary.opacity(0.08))
                .frame(height: 4)
                .frame(maxHeight: .infinity)
            ForEach([inset, 1 - inset], id: \.self) { place in
                Circle()
                    .stroke(Color.primary.opacity(0.2), lineWidth: 2)
                    .frame(width: diameter + 6, height: diameter + 6)
                    .position(x: width * place, y: middle)
            }
            Circle()
                .frame(width: diameter, height: diameter)
                .position(x: width * (isAtEnd ? 1 - inset : inset), y: middle)
        }
        .frame(height: diameter + 8)
        .accessibilityHidden(true)
    }
}

#Preview("Track", traits: .fixedLayout(width: 300, height: 60)) {
    Track(isAtEnd: true, inset: 0.2).foregroundStyle(.indigo)
}
