import SwiftUI

/// A scale that maps values to a style, a symbol or a size.
struct EncodingScale<Visual> {
    /// The categories in order, or the ends of numbers and dates.
    let domain: [ScaleValue]
    let isCategorical: Bool
    private let visual: (ScaleValue) -> Visual?

    /// Makes a scale for values of marks.
    ///
    /// - Parameters:
    ///   - values: The values, in the order of the marks.
    ///   - options: The options from modifiers.
    ///   - palette: The visuals of categories, which are repeated from the first one if there are too few.
    ///   - interpolated: Returns the visual for a fraction of the scale, from 0 to 1, for numbers and dates.
    init(
        _ values: [ScaleValue], options: EncodingOptions<Visual>, palette: [Visual],
        interpolated: @escaping (EncodingOptions<Visual>, Double) -> Visual?
    ) {
        var isCategorical = values.contains { $0.number == nil }
        if case .values(let domain) = options.domain { isCategorical = domain.contains { $0.number == nil } }
        if let type = options.type { isCategorical = type.kind == .category }
        let domain = Self.domain(of: values, options: options.domain, isCategorical: isCategorical)
        self.domain = domain
        self.isCategorical = isCategorical
        if let mapping = options.mapping {
            visual = mapping
        } else if isCategorical {
            let visuals = options.range.isEmpty ? palette : options.range
            let indices = Dictionary(
                domain.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
            visual = { value in
                indices[value].flatMap { visuals.isEmpty ? nil : visuals[$0 % visuals.count] }
            }
        } else {
            let type = options.type?.kind ?? .linear
            let ends = domain.compactMap(\.number).map(type.transform)
            visual = { value in
                guard let number = value.number.map(type.transform), number.isFinite, let low = ends.first,
                    let high = ends.last
                else { return nil }
                return interpolated(options, high == low ? 1 : min(max((number - low) / (high - low), 0), 1))
            }
        }
    }

    subscript(value: ScaleValue) -> Visual? { visual(value) }

    private static func domain(
        of values: [ScaleValue], options: ScaleDomainValues?, isCategorical: Bool
    ) -> [ScaleValue] {
        if case .values(let values) = options { return values }
        var inferred: [ScaleValue] = []
        var includesZero = true
        var isReversed = false
        var modify: (([ScaleValue]) -> [ScaleValue])?
        if case .automatic(let zero, let reversed, let change) = options {
            includesZero = zero ?? true
            isReversed = reversed ?? false
            modify = change
        }
        if isCategorical {
            var seen: Set<ScaleValue> = []
            inferred = values.filter { seen.insert($0).inserted }
        } else if case .date = values.first {
            let dates = values.compactMap(\.number).filter(\.isFinite)
            inferred = [dates.min(), dates.max()].compactMap { $0 }
                .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        } else {
            if values.isEmpty { return [] }
            let numbers = values.compactMap(\.number).filter(\.isFinite) + (includesZero ? [0] : [])
            if let lower = numbers.min(), let upper = numbers.max() {
                let ticks = NumberTicks.ticks(from: lower, to: upper, roundsLower: true, roundsUpper: true)
                inferred = [.number(ticks.lower), .number(ticks.upper)]
            }
        }
        if let modify { inferred = modify(inferred) }
        return isReversed ? inferred.reversed() : inferred
    }
}

/// The scales of styles, symbols and sizes of a chart.
struct EncodingScales {
    let foreground: EncodingScale<AnyShapeStyle>
    let line: EncodingScale<StrokeStyle>
    let symbol: EncodingScale<AnyChartSymbolShape>
    let symbolSize: EncodingScale<CGFloat>

    /// The colours and symbols of categories in order, as Swift Charts of iOS 18.3 has them by an answer on Stack
    /// Overflow (79405781).
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]

    /// The dashes of lines: guesses.
    static let dashes: [[CGFloat]] = [[], [6, 3], [2, 2], [8, 3, 2, 3]]

    /// The area of a symbol in square points: a guess.
    static let symbolArea: CGFloat = 36

    init(_ marks: [Mark], options: ChartOptions) {
        foreground = EncodingScale(
            marks.compactMap { $0.foreground?.value?.value }, options: options.foreground,
            palette: Self.colors.map { AnyShapeStyle($0) }, interpolated: Self.color)
        line = EncodingScale(
            marks.compactMap { $0.line?.value?.value }, options: options.line,
            palette: Self.dashes.map { StrokeStyle(lineWidth: 2, dash: $0) }, interpolated: { _, _ in nil })
        symbol = EncodingScale(
            marks.compactMap { $0.symbol?.value?.value }, options: options.symbol,
            palette: Self.symbols.map { AnyChartSymbolShape($0) }, interpolated: { _, _ in nil })
        symbolSize = EncodingScale(
            marks.compactMap { $0.symbolSize?.value?.value }, options: options.symbolSize,
            palette: (1...5).map { Self.symbolArea * CGFloat($0) },
            interpolated: { options, fraction in
                let (low, high) = (options.range.first ?? 0, options.range.last ?? Self.symbolArea * 4)
                return low + fraction * (high - low)
            })
    }

    /// The colours of numbers, from a light to a full blue where no range is set: a guess.
    private static let gradient = Gradient(colors: [Color(red: 0.8, green: 0.9, blue: 1), .blue])

    /// Returns the colour for a fraction of a numeric scale.
    private static func color(_ options: EncodingOptions<AnyShapeStyle>, at fraction: Double) -> AnyShapeStyle? {
        if options.gradient == nil, !options.range.isEmpty {
            // Styles that are no colours have no colours between them: the nearest one is used.
            let index = Int((fraction * Double(options.range.count - 1)).rounded())
            return options.range[index]
        }
        return AnyShapeStyle((options.gradient ?? gradient).color(at: fraction))
    }

    /// The gradient of numbers, for the legend.
    static func legendGradient(_ options: EncodingOptions<AnyShapeStyle>) -> Gradient { options.gradient ?? gradient }
}

extension Gradient {
    /// Returns the colour at a part of the gradient, from 0 to 1.
    func color(at location: Double) -> Color {
        guard let next = stops.firstIndex(where: { $0.location >= location }) else {
            return stops.last?.color ?? .clear
        }
        guard next > 0 else { return stops[next].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (location - before.location) / (after.location - before.location)
        return before.color.mix(with: after.color, by: part, in: .device)
    }
}
