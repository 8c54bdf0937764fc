import Foundation
import UmweltDrawing

extension TextLayout {
    /// Returns the URL of the link at a point; nil if there is none.
    ///
    /// - Parameter place: The point, in the coordinates of the lines.
    package func link(at place: CGPoint) -> URL? {
        guard paragraph.runs.contains(where: { $0.link != nil }) else { return nil }
        let typeSetter = PangoTypeSetter.shared
        let lines = LineDrawing.lines(of: self, by: typeSetter)
        guard let line = lines.first(where: { $0.frame.contains(place) }) else { return nil }
        return typeSetter.shapingContexts.withShapingContext { shapingContext in
            line.set(in: shapingContext)
            var found: URL?
            let text = line.source.utf8Text
            text.forEachRun(in: 0..<text.bytes.count) { index, bytes in
                guard found == nil, let link = paragraph.runs[index].link else { return }
                let spans = shapingContext.itemSpans(of: bytes)
                if spans.contains(where: { $0.contains(place.x - line.frame.minX) }) { found = link }
            }
            return found
        }
    }
}

extension [DisplayItem] {
    /// Returns the URL of the link at a point of the drawing; nil if there is none.
    package func link(at point: CGPoint) -> URL? {
        for item in self {
            switch item {
            case .text(let layout, let origin):
                if let link = layout.link(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) { return link }
            case .group(let group):
                let place = CGPoint(x: point.x - group.offset.x, y: point.y - group.offset.y)
                if let link = group.items.link(at: place) { return link }
            case .fill, .stroke, .image: break
            }
        }
        return nil
    }
}
