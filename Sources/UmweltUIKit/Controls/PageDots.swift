import Foundation
import Umwelt
import UmweltControls

/// The dots of a ``UIPageControl``, which are one adjustable element to assistive technology.
struct PageDots: View, SystemView {
    /// The dot of a page.
    struct Dot {
        let image: UIImage?
        let isCurrent: Bool
    }

    let dots: [Dot]
    let current: Int

    /// The colours; nil for those of the appearance.
    let color: Color?
    let currentColor: Color?
    let hasBackground: Bool

    /// Called with -1 for the previous page, and 1 for the next one.
    let step: @MainActor (Int) -> Void

    /// The size of a dot with the space around it, in points.
    static let size = CGSize(width: 18, height: 26)

    @Environment(\.locale) private var locale

    var body: some View {
        let look = AppAppearance.current
        HStack(spacing: 0) {
            ForEach(dots.indices, id: \.self) { index in
                let dot = dots[index]
                shape(of: dot)
                    .foregroundStyle(
                        dot.isCurrent
                            ? currentColor ?? look.chosenPageDot ?? .white
                            : color ?? look.pageDot ?? .white.opacity(0.3)
                    )
                    .frame(width: Self.size.width, height: Self.size.height)
            }
        }
        .background { if hasBackground { Capsule().fill(.gray.opacity(0.5)).padding(.horizontal, -8) } }
        .frame(maxWidth: .infinity)
        .overlay {
            // Mirrored where the language is: the leading half is before the dots.
            HStack(spacing: 0) {
                half(-1)
                half(1)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityValue(pageOfPages)
        .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
    }

    @ViewBuilder private func shape(of dot: Dot) -> some View {
        if let image = dot.image {
            Image(uiImage: image).renderingMode(.template)
        } else {
            Circle().frame(width: 8, height: 8)
        }
    }

    private func half(_ distance: Int) -> some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { step(distance) }
    }

    private var pageOfPages: Text {
        let style = IntegerFormatStyle<Int>.number.locale(locale)
        return SystemWord.pageOfPages.text((current + 1).formatted(style), dots.count.formatted(style))
    }
}
