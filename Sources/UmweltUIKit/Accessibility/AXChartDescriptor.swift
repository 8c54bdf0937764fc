import Foundation

/// The data of a chart for assistive technology: its axes and its series of points.
///
/// ```swift
/// AXChartDescriptor(
///     title: "Steps", summary: nil,
///     xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days.map(\.name)),
///     yAxis: AXNumericDataAxisDescriptor(title: "Steps", range: 0...10_000, gridlinePositions: []) { "\(Int($0))" },
///     additionalAxes: [],
///     series: [AXDataSeriesDescriptor(name: "Steps", isContinuous: false, dataPoints: points)])
/// ```
open class AXChartDescriptor: NSObject, NSCopying {
    /// The reading direction of the points.
    public enum ContentDirection: Int, Sendable {
        case leftToRight
        case rightToLeft
        case topToBottom
        case bottomToTop
        case radialClockwise
        case radialCounterClockwise
    }

    /// The title.
    open var title: String?
    /// The title with attributes, whose text is the title.
    open var attributedTitle: NSAttributedString? {
        didSet { title = attributedTitle?.string }
    }
    /// A summary of the data, in a sentence or two.
    open var summary: String?
    /// The reading direction of the points.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the plot.
    open var contentFrame = CGRect.zero
    /// The series.
    open var series: [AXDataSeriesDescriptor]
    /// The x axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The y axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of the points' additional values.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Makes the description of a chart.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - summary: A summary of the chart; nil for none.
    ///   - xAxis: The x axis.
    ///   - yAxis: The y axis; nil for none.
    ///   - additionalAxes: The other axes.
    ///   - series: The series of points.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// Makes the description of a chart whose title has attributes.
    ///
    /// - Parameters:
    ///   - attributedTitle: The title; nil for none.
    ///   - summary: A summary of the chart; nil for none.
    ///   - xAxis: The x axis.
    ///   - yAxis: The y axis; nil for none.
    ///   - additionalAxes: The other axes.
    ///   - series: The series of points.
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
        self.attributedTitle = attributedTitle
    }

    /// Returns a description with the same axes and series.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(
            title: title, summary: summary, xAxis: xAxis, yAxis: yAxis, series: series)
        copy.additionalAxes = additionalAxes
        if attributedTitle != nil { copy.attributedTitle = attributedTitle }
        copy.contentDirection = contentDirection
        copy.contentFrame = contentFrame
        return copy
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title.
    var title: String { get set }
    /// The title with attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of the numbers.
    public enum ScaleType: Int, Sendable {
        case linear
        case log10
        case ln
    }

    /// The title.
    open var title: String
    /// The title with attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The scale.
    open var scaleType = ScaleType.linear
    /// The ends of the axis.
    open var range: ClosedRange<Double>
    /// The numbers with grid lines.
    open var gridlinePositions: [Double]
    /// Returns the spoken text of a number.
    open var valueDescriptionProvider: (Double) -> String

    /// Makes an axis.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - range: The smallest and the largest value.
    ///   - gridlinePositions: The values that have grid lines.
    ///   - valueDescriptionProvider: Returns the text of a value.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The title.
    open var title: String
    /// The title with attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The categories in their order.
    open var categoryOrder: [String]

    /// Makes an axis.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - categoryOrder: The categories in their order.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// A series of points.
open class AXDataSeriesDescriptor: NSObject {
    /// The name.
    open var name: String?
    /// The name with attributes.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name ?? "") }
        set { name = newValue.string }
    }
    /// True for a line, false for separate points.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// Makes a series.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - isContinuous: True for a line, false for separate points.
    ///   - dataPoints: The points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A point.
open class AXDataPoint: NSObject {
    /// The value on the x axis.
    open var xValue: AXDataPointValue
    /// The value on the y axis; nil for none.
    open var yValue: AXDataPointValue?
    /// The values on the additional axes.
    open var additionalValues: [AXDataPointValue]
    /// The name; nil for none.
    open var label: String?

    /// Makes a point of two numbers.
    ///
    /// - Parameters:
    ///   - x: The value on the x axis.
    ///   - y: The value on the y axis; nil for none.
    ///   - additionalValues: The values on the other axes.
    ///   - label: The label; nil for none.
    public init(x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// Makes a point of a category and a number.
    ///
    /// - Parameters:
    ///   - x: The category on the x axis.
    ///   - y: The value on the y axis; nil for none.
    ///   - additionalValues: The values on the other axes.
    ///   - label: The label; nil for none.
    public init(x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// A value of a point.
public enum AXDataPointValue: Hashable, Sendable {
    case number(Double)
    case category(String)
}
