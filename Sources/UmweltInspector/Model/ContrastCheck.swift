import Foundation
import Umwelt

/// The contrast of texts with their backdrop.
enum ContrastCheck {
    /// The minimum contrast of texts in the Web Content Accessibility Guidelines 2.2, criterion 1.4.3.
    static let least = 4.5

    /// A text's contrast.
    struct Contrast {
        /// The frame of the text in the picture, in points.
        let frame: CGRect
        /// The quotient of the two luminances, from 1 to 21.
        let ratio: Double
    }

    /// Returns the contrasts of the texts in a picture that have one colour.
    ///
    /// Only backdrops with one colour around the whole text count; the last one is the window, white or black. Texts on
    /// images, gradients and materials are left out.
    static func contrasts(in list: DisplayList, isDark: Bool) -> [Contrast] {
        var walk = Walk()
        let level: Float = isDark ? 0 : 1
        walk.backdrops.append((.infinite, ResolvedColor(red: level, green: level, blue: level)))
        walk.add(list.items, at: .zero, opacity: 1)
        return walk.contrasts
    }

    private struct Walk {
        /// The areas of one colour, from back to front; nil for areas with several colours.
        var backdrops: [(frame: CGRect, color: ResolvedColor?)] = []
        var contrasts: [Contrast] = []

        mutating func add(_ items: [DisplayItem], at offset: CGPoint, opacity: Double) {
            for item in items {
                switch item {
                case .fill(let path, let paint, _, _):
                    let frame = path.boundingRect.offsetBy(dx: offset.x, dy: offset.y)
                    if case .color(let color) = paint {
                        let color = color.withOpacity(multipliedBy: opacity)
                        if color.opacity > 0 { backdrops.append((frame, over(backdrop(of: frame), color))) }
                    } else {
                        backdrops.append((frame, nil))
                    }
                case .image(let image):
                    backdrops.append((image.frame.offsetBy(dx: offset.x, dy: offset.y), nil))
                case .text(let layout, let point):
                    let frame = CGRect(
                        origin: CGPoint(x: point.x + offset.x, y: point.y + offset.y), size: layout.size)
                    check(layout, frame, opacity)
                case .group(let group):
                    // Effects change colours and places in ways that are not followed here.
                    guard group.effects == nil else { continue }
                    let place = CGPoint(x: offset.x + group.offset.x, y: offset.y + group.offset.y)
                    add(group.items, at: place, opacity: opacity * group.opacity)
                case .stroke: break
                }
            }
        }

        private mutating func check(_ layout: TextLayout, _ frame: CGRect, _ opacity: Double) {
            guard let run = layout.paragraph.runs.first, case .color(let color) = run.ink,
                let backdrop = backdrop(of: frame)
            else { return }
            let shown = over(backdrop, color.withOpacity(multipliedBy: opacity)) ?? backdrop
            contrasts.append(Contrast(frame: frame, ratio: ratio(shown, backdrop)))
        }

        /// The colour behind a frame; nil if it is not one.
        private func backdrop(of frame: CGRect) -> ResolvedColor? {
            let inner = frame.insetBy(dx: min(1, frame.width / 4), dy: min(1, frame.height / 4))
            return backdrops.last { $0.frame.contains(inner) }?.color
        }

        private func over(_ backdrop: ResolvedColor?, _ color: ResolvedColor) -> ResolvedColor? {
            if color.opacity >= 1 { return color }
            guard let backdrop else { return nil }
            func mix(_ back: Float, _ front: Float) -> Float { back * (1 - color.opacity) + front * color.opacity }
            return ResolvedColor(
                red: mix(backdrop.red, color.red), green: mix(backdrop.green, color.green),
                blue: mix(backdrop.blue, color.blue))
        }

        private func ratio(_ first: ResolvedColor, _ second: ResolvedColor) -> Double {
            let (one, other) = (luminance(first), luminance(second))
            return (max(one, other) + 0.05) / (min(one, other) + 0.05)
        }

        /// The relative luminance by the guidelines.
        private func luminance(_ color: ResolvedColor) -> Double {
            0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen) + 0.0722 * Double(color.linearBlue)
        }
    }
}
