import SwiftUI

/// A progress bar with a filled part.
struct ProgressBar: View {
    let value: Double
    let width: CGFloat

    @Environment(\.readingTheme) private var theme

    var body: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(Color.primary.opacity(0.12))
            Capsule().fill(theme.accent).frame(width: max(6, width * value))
        }
        .frame(width: width, height: 6)
        .animation(.smooth, value: value)
    }
}
