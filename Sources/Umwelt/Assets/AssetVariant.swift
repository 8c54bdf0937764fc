import Foundation

/// One of several files or colours that have a name in common.
protocol AssetVariant {
    /// What it was made for.
    var suitability: Suitability { get }
}

/// What a variant was made for: nil where it is all the same.
struct Suitability: Sendable, Equatable {
    var colorScheme: ColorScheme?
    var isHighContrast = false
    var layoutDirection: LayoutDirection?
    /// How many pixels a point has; nil for lines and areas, which suit all.
    var scale: CGFloat?
}

/// One of the files of an image.
struct ImageVariant: AssetVariant, Sendable {
    var url: URL
    var suitability: Suitability
    var isTemplate = false

    /// How many pixels a point has.
    var scale: CGFloat { suitability.scale ?? 1 }

    init(url: URL, scale: CGFloat) {
        self.init(url: url, suitability: Suitability(scale: url.pathExtension == "svg" ? nil : scale))
    }

    init(url: URL, suitability: Suitability, isTemplate: Bool = false) {
        self.url = url
        self.suitability = suitability
        self.isTemplate = isTemplate
    }
}

/// One of the looks of a colour.
struct ColorVariant: AssetVariant, Sendable {
    var color: Color
    var suitability: Suitability
}

extension Array where Element: AssetVariant {
    /// The variant that suits an environment best; nil if there are none that do. Only what the variants differ in is
    /// read, so that nothing else makes a difference later.
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
        // The smallest that has enough pixels, or else the largest.
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
