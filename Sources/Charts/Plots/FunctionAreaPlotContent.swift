import SwiftUI

/// The area of a function.
public nonisolated struct FunctionAreaPlotContent: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// Makes the area between zero and a function of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Makes the area between zero and a function of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    @_disfavoredOverload nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Makes the area between zero and a function of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    @_disfavoredOverload nonisolated public init(
        x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Makes the area between zero and a function of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        var mark = Mark(.area).x(.plot, x).y(.plot, y)
        mark.function = PlottedFunction(domain: domain) { (x: $0, yStart: nil, yEnd: function($0)) }
        content = FunctionAreaPlotContent(mark: mark)
    }

    /// Makes the area between two functions of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - yStart: The name of the start values on the y axis, for assistive technology.
    ///   - yEnd: The name of the end values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function) }

    /// Makes the area between two functions of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - yStart: The name of the start values on the y axis, for assistive technology.
    ///   - yEnd: The name of the end values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    @_disfavoredOverload nonisolated public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function) }

    /// Makes the area between two functions of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - yStart: The name of the start values on the y axis, for assistive technology.
    ///   - yEnd: The name of the end values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    @_disfavoredOverload nonisolated public init(
        x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function) }

    /// Makes the area between two functions of x, for a domain of numbers; nil for the x scale's.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - yStart: The name of the start values on the y axis, for assistive technology.
    ///   - yEnd: The name of the end values on the y axis, for assistive technology.
    ///   - domain: The domain of the function; nil for the axis's.
    ///   - function: Returns the values to draw.
    nonisolated public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        var mark = Mark(.area).x(.plot, x).y(.plot, yStart)
        mark.function = PlottedFunction(domain: domain) {
            let ends = function($0)
            return (x: $0, yStart: ends.yStart, yEnd: ends.yEnd)
        }
        content = FunctionAreaPlotContent(mark: mark)
    }
}
