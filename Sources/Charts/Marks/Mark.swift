import SwiftUI

/// A mark as chart content describes it, before its values are on scales.
///
/// Charts may have a hundred thousand marks: rarely used properties are in ``MarkDetails``.
@dynamicMemberLookup struct Mark {
    enum Kind { case area, bar, line, point, rectangle, rule, sector }

    let kind: Kind

    /// The extents on the axes.
    var x = MarkExtent.plot
    var y = MarkExtent.plot
    var xLabel: Text?
    var yLabel: Text?

    var foreground: MarkStyle<AnyShapeStyle>?
    var symbol: MarkSymbol?
    var symbolSize: MarkSymbolSize?
    var opacity = 1.0

    /// The other properties, shared by copies until one of them changes.
    private var details = Details.standard

    init(_ kind: Kind) { self.kind = kind }

    private final class Details {
        var values = MarkDetails()

        init(_ values: MarkDetails = MarkDetails()) { self.values = values }

        // Copies are made before a change, so that it never changes.
        nonisolated(unsafe) static let standard = Details()
    }

    /// A property that most marks do not set.
    subscript<Value>(dynamicMember property: WritableKeyPath<MarkDetails, Value>) -> Value {
        get { details.values[keyPath: property] }
        set {
            if !isKnownUniquelyReferenced(&details) { details = Details(details.values) }
            details.values[keyPath: property] = newValue
        }
    }
}

/// The properties of a mark that most marks do not set.
struct MarkDetails {
    /// The width and height of bars and rectangles.
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic

    /// The series of a line or an area, if the mark names one.
    var series: ScaleValue?
    var stacking = MarkStackingMethod.unstacked

    /// The value, radii and gap of a sector.
    var sector: SectorValues?

    /// The function of a line or an area that plots one.
    var function: PlottedFunction?

    var line: MarkStyle<StrokeStyle>?
    var dodge: MarkDodge?
    var interpolation: InterpolationMethod?
    var corners: MarkCorners?
    var alignsStyleWithPlot: Bool?
    /// True for functions, which end at the plot.
    var isClippedToPlot = false
    var zIndex: Double?
    var layer: MarkLayer?
    var offset = MarkOffset()
    var clips: [MarkClip] = []
    var masks: [MarkMask] = []
    /// The opacity and the filters of a mark in its layer, separate from the layer's.
    var innerOpacity = 1.0
    var innerFilters: [GraphicsContext.Filter] = []
    var filters: [GraphicsContext.Filter] = []
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibilityValues()
}

/// The extent of a mark on one axis.
enum MarkExtent {
    /// A position, a range or a unit.
    case value(PlottedValue)
    /// Between two values.
    case values(PlottedValue, PlottedValue)
    /// Between distances in points from the start of the plot; nil for its ends.
    case points(CGFloat?, CGFloat?)

    /// All of the plot.
    static let plot = MarkExtent.points(nil, nil)

    /// The values, at most two.
    var values: [PlottedValue] {
        switch self {
        case .value(let value): [value]
        case .values(let start, let end): [start, end]
        case .points: []
        }
    }
}

/// A style that is fixed, or chosen by data.
enum MarkStyle<Style> {
    case style(Style)
    case value(EncodedValue)

    /// The data that choose the style.
    var value: EncodedValue? {
        guard case .value(let value) = self else { return nil }
        return value
    }
}

/// The symbol of a point.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
    case value(EncodedValue)

    /// The data that choose the symbol.
    var value: EncodedValue? {
        guard case .value(let value) = self else { return nil }
        return value
    }
}

/// The size of a point's symbol.
enum MarkSymbolSize {
    case area(CGFloat)
    case size(CGSize)
    case value(EncodedValue)

    /// The data that choose the size.
    var value: EncodedValue? {
        guard case .value(let value) = self else { return nil }
        return value
    }
}

/// A value that chooses a style, a symbol, a size or a band.
struct EncodedValue {
    let value: ScaleValue

    init<Value: Plottable>(_ value: PlottableValue<Value>) { self.value = value.plotted.lower }
}

/// The band of marks that are side by side.
struct MarkDodge {
    let value: EncodedValue
    let axis: Axis?
    let span: MarkDimension
}

struct MarkCorners {
    let radius: CGFloat
    let style: RoundedCornerStyle
}

struct MarkOffset {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

struct MarkClip {
    let shape: AnyShape
    let style: FillStyle
}

/// The marks to which others are clipped: one object for all of those.
final class MarkMask {
    let marks: [Mark]

    init(marks: [Mark]) { self.marks = marks }
}

/// The identity of marks that are drawn as one layer.
final class MarkLayer {}

struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: Content

    /// A view, or a closure that makes one for the size of the mark.
    enum Content {
        case view(AnyView)
        case closure((AnnotationContext) -> AnyView)
    }
}

struct MarkAccessibilityValues {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden: Bool?
}

struct SectorValues {
    let angle: PlottedValue
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    var angularInset: CGFloat?
}

/// The function of a plot, and the domain for which it is drawn.
struct PlottedFunction {
    /// The domain; nil for the x scale's.
    let domain: ClosedRange<Double>?
    /// Returns the position for a number: x, and the lower and upper end on y.
    let point: @Sendable (Double) -> (x: Double, yStart: Double?, yEnd: Double)
}
