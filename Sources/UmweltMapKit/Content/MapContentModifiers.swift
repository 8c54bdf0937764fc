import SwiftUI

/// Map content whose elements a modifier changes.
struct ModifiedMapContent<Content: MapContent>: BodilessMapContent {
    let content: Content
    let change: (inout MapElement) -> Void

    static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        inputs.collector.collect(content.content, change: content.change)
    }
}

extension MapContent {
    private func changed(_ change: @escaping (inout MapElement) -> Void) -> some MapContent {
        ModifiedMapContent(content: self, change: change)
    }

    /// Sets the value of the map's selection that stands for these elements.
    ///
    /// ```swift
    /// Map(selection: $selection) {
    ///     Marker("Harbor", coordinate: harbor).tag(1)
    /// }
    /// ```
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        changed { $0.tag = $0.tag ?? AnyHashable(tag) }
    }

    /// Sets the color of the balloons of markers.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        changed { $0.tint = $0.tint ?? AnyShapeStyle(tint) }
    }

    /// Sets the fill of polygons and circles.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
    }

    /// Sets the stroke of lines, and of the edges of polygons and circles.
    ///
    /// - Parameters:
    ///   - content: The color of the stroke.
    ///   - lineWidth: The width in points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Sets the stroke of lines, and of the edges of polygons and circles.
    ///
    /// - Parameters:
    ///   - content: The color of the stroke.
    ///   - style: The width, ends and dashes.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed {
            $0.strokeShading = $0.strokeShading ?? AnyShapeStyle(content)
            $0.stroke = $0.stroke ?? style
        }
    }

    /// Sets the width of the stroke of lines, and of the edges of polygons and circles.
    ///
    /// - Parameter lineWidth: The width in points.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Sets the stroke of lines, and of the edges of polygons and circles.
    ///
    /// - Parameter style: The width, ends and dashes.
    public func strokeStyle(style: StrokeStyle) -> some MapContent { changed { $0.stroke = $0.stroke ?? style } }

    /// Shows or hides the titles of markers and annotations. Screen readers read hidden titles, too.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { if $0.titles == .automatic { $0.titles = visibility } }
    }

    /// Shows or hides the subtitles of markers and annotations, which have none here.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

    /// Sets the order of overlays and the names of the ground. An overlay above roads is below names.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
        changed { $0.isAboveLabels = level == .aboveLabels }
    }
}

/// The order of overlays and the names of the ground.
public enum MKOverlayLevel: Int, Sendable {
    /// Above the ground, and below names.
    case aboveRoads = 0
    /// Above names.
    case aboveLabels
}
