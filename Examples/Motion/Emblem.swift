import SwiftUI

/// A small picture of what a page is about.
struct Emblem: View {
    let page: MotionPage

    var body: some View {
        picture
            .foregroundStyle(.indigo)
            .accessibilityHidden(true)
    }

    @ViewBuilder private var picture: some View {
        switch page {
        case .springs:
            Graph(scale: GraphScale(values: 0...1.4), hasLines: false) {
                Spring(duration: 0.5, bounce: 0.6).value(target: 1, time: $0)
            }
        case .curves:
            Graph(hasLines: false) { UnitCurve.easeInOut.value(at: $0) }
        case .transitions:
            ZStack {
                RoundedRectangle(cornerRadius: 6).opacity(0.3).padding(.trailing, 14)
                RoundedRectangle(cornerRadius: 6).padding(.leading, 14)
            }
            .padding(.vertical, 5)
        case .phases:
            HStack(alignment: .bottom, spacing: 4) {
                Circle().opacity(0.3).padding(.bottom, 0)
                Circle().opacity(0.6).padding(.bottom, 20)
                Circle()
            }
        case .shapes:
            Polygon(sides: 6).stroke(style: StrokeStyle(lineWidth: 3, lineJoin: .round)).padding(2)
        case .matched:
            ZStack(alignment: .bottomTrailing) {
                RoundedRectangle(cornerRadius: 8).opacity(0.3)
                RoundedRectangle(cornerRadius: 5).frame(width: 20, height: 20)
            }
        }
    }
}

#Preview("Emblems", traits: .sizeThatFitsLayout) {
    HStack(spacing: 16) {
        ForEach(MotionPage.allCases, id: \.self) { Emblem(page: $0).frame(width: 40, height: 40) }
    }
    .padding()
}
