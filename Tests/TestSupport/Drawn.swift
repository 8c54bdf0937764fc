import SwiftUI
import UmweltTesting

import Umwelt
import UmweltControls

extension [DisplayItem] {
    /// The drawn items, from back to front, with those of groups in their places.
    package var leaves: [DisplayItem] {
        flatMap { item -> [DisplayItem] in
            guard case .group(let group) = item else { return [item] }
            return group.items.leaves
        }
    }
}

extension DisplayList {
    /// The drawn items, from back to front, with those of groups in their places.
    package var leaves: [DisplayItem] { items.leaves }

    /// The colours that shapes are filled with.
    package var fillColors: [Color.Resolved] {
        leaves.compactMap { if case .fill(_, .color(let color), _, _) = $0 { color } else { nil } }
    }

    /// The gradients that shapes are filled with.
    package var fillGradients: [GradientPaint] {
        leaves.compactMap { if case .fill(_, .gradient(let gradient), _, _) = $0 { gradient } else { nil } }
    }

    /// The images.
    package var images: [ImageDrawing] {
        leaves.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    /// The lines of all texts.
    package var textLines: [String] { textLayouts.flatMap(\.lines).map(\.text) }

    /// The stretches of all texts that have one style each.
    package var textRuns: [TextRun] { textLayouts.flatMap(\.paragraph.runs) }

    /// The texts.
    package var textLayouts: [TextLayout] {
        leaves.compactMap { if case .text(let layout, _) = $0 { layout } else { nil } }
    }
}
