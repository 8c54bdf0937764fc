import Foundation

/// A type of variant: one of several files or colours with the same name.
protocol AssetVariant {
    /// The environment that the variant is for.
    var suitability: Suitability { get }
}

/// The environment that a variant is for; nil values suit all environments.
struct Suitability: Sendable, Equatable {
    var colorScheme: ColorScheme?
    var isHighContrast = false
    var layoutDirection: LayoutDirection?
    /// The number of pixels per point; nil for vector graphics, which suit all.
    var scale: CGFloat?
}

/// One of the files of an image.
struct ImageVariant: AssetVariant, Sendable {
    var url: URL
    var suitability: Suitability
    var isTemplate = false

    /// The number of pixels per point; 1 for vector graphics.
    var scale: CGFloat { suitability.scale ?? 1 }

    init(url: URL, scale: CGFloat) {
        let isVector = AssetName(fileName: url.lastPathComponent).isVector
        self.init(url: url, suitability: Suitability(scale: isVector ? nil : scale))
    }

    init(url: URL, suitability: Suitability, isTemplate: Bool = false) {
        self.url = url
        self.suitability = suitability
        self.isTemplate = isTemplate
    }
}

/// One of the variants of a colour.
struct ColorVariant: AssetVariant, Sendable {
    var color: Color
    var suitability: Suitability
}

extension Array where Element: AssetVariant {
    /// Returns the best variant for an environment; nil if there are no variants.
    ///
    /// Only values that distinguish the variants are read, so the reader does not depend on others.
    func best(for values: EnvironmentValues) -> Element? {
        guard count > 1 else { return first }
        var left = self
        if contains(where: { $0.suitability.colorScheme != nil }) {
            let colorScheme = values.colorScheme
            left.keepBest { $0.colorScheme == colorScheme ? 2 : $0.colorScheme == nil ? 1 : 0 }
        }
        if left.contains(where: { $0.suitability.isHighContrast }) {
            let isHighContrast = values.colorSchemeContrast == .increased
            left.keepBest { $0.isHighContrast == isHighContrast ? 1 : 0 }
        }
        if left.contains(where: { $0.suitability.layoutDirection != nil }) {
            let direction = values.layoutDirection
            left.keepBest { $0.layoutDirection == direction ? 2 : $0.layoutDirection == nil ? 1 : 0 }
        }
        guard left.count > 1 else { return left.first }
        let scale = values.displayScale
        // The smallest one with enough pixels, otherwise the largest.
        return left.min { one, other in
            let (first, second) = (one.suitability.scale ?? 1, other.suitability.scale ?? 1)
            if first >= scale && second >= scale { return first < second }
            return first > second
        }
    }

    private mutating func keepBest(_ score: (Suitability) -> Int) {
        let scores = map { score($0.suitability) }
        let best = scores.max() ?? 0
        self = zip(self, scores).filter { $0.1 == best }.map(\.0)
    }
}
