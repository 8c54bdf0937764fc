import SwiftUI

/// The line of a function.
public nonisolated struct FunctionLinePlotContent: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// Makes the line of a function of x, for a domain of numbers; nil for the x scale's.
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

    /// Makes the line of a function of x, for a domain of numbers; nil for the x scale's.
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

    /// Makes the line of a function of x, for a domain of numbers; nil for the x scale's.
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

    /// Makes the line of a function of x, for a domain of numbers; nil for the x scale's.
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
        var mark = Mark(.line).x(.plot, x).y(.plot, y)
        mark.function = PlottedFunction(domain: domain) { (x: $0, yStart: nil, yEnd: function($0)) }
        content = FunctionLinePlotContent(mark: mark)
    }

    /// Makes the line of places that a function returns for the numbers of a domain.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - t: The name of the parameter, for assistive technology.
    ///   - domain: The values of the parameter.
    ///   - function: Returns the values to draw.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }

    /// Makes the line of places that a function returns for the numbers of a domain.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - t: The name of the parameter, for assistive technology.
    ///   - domain: The values of the parameter.
    ///   - function: Returns the values to draw.
    @_disfavoredOverload nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }

    /// Makes the line of places that a function returns for the numbers of a domain.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - t: The name of the parameter, for assistive technology.
    ///   - domain: The values of the parameter.
    ///   - function: Returns the values to draw.
    @_disfavoredOverload nonisolated public init(
        x: some StringProtocol, y: some StringProtocol, t: some StringProtocol, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }

    /// Makes the line of places that a function returns for the numbers of a domain.
    ///
    /// - Parameters:
    ///   - x: The name of the values on the x axis, for assistive technology.
    ///   - y: The name of the values on the y axis, for assistive technology.
    ///   - t: The name of the parameter, for assistive technology.
    ///   - domain: The values of the parameter.
    ///   - function: Returns the values to draw.
    nonisolated public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        var mark = Mark(.line).x(.plot, x).y(.plot, y)
        mark.function = PlottedFunction(domain: domain) {
            let point = function($0)
            return (x: point.x, yStart: nil, yEnd: point.y)
        }
        content = FunctionLinePlotContent(mark: mark)
    }
}
