import Foundation

/// The layers of weather symbols, each with a color of its own: the cloud, the sun or the moon, rain.
enum WeatherSymbolLayers {
    /// Returns an icon of the weather with its parts as layers; other icons unchanged.
    ///
    /// - Parameter icon: The words of the icon's name.
    static func separated(_ outline: SymbolOutline, icon words: [String]) -> SymbolOutline {
        switch words.first {
        case "cloud" where words.dropFirst().contains(where: besideClouds.contains): beside(outline, words)
        case "moon" where words.contains("stars"): beside(outline, words)
        case "sunrise", "sunset": aboveHorizon(outline)
        default: outline
        }
    }

    /// The words for elements beside or below a cloud.
    private static let besideClouds: Set<String> = [
        "drizzle", "fog", "fog2", "hail", "lightning", "moon", "rain", "sleet", "snow", "sun",
    ]

    /// Returns the largest part with its holes as the subject, and the rest as the next layer. Where lightning and rain
    /// are below a cloud, the rain is a third one.
    private static func beside(_ outline: SymbolOutline, _ words: [String]) -> SymbolOutline {
        let parts = outline.layers.flatMap { $0.path.parts }
        guard let subject = parts.max(by: { SymbolLayers.area($0) < SymbolLayers.area($1) }) else { return outline }
        var levels: [[Path]] = [[], [], []]
        for part in parts { levels[part == subject || subject.contains(part.firstPoint) ? 0 : 1].append(part) }
        if words.contains("lightning"), words.contains("rain"),
            let bolt = levels[1].max(by: { SymbolLayers.area($0) < SymbolLayers.area($1) })
        {
            (levels[1], levels[2]) = ([bolt], levels[1].filter { $0 != bolt })
        }
        return layers(levels)
    }

    /// Returns the sun and the horizon, which are one part in the icons, as the subject, and the arrow above the sun,
    /// which is the highest part, as the next layer.
    private static func aboveHorizon(_ outline: SymbolOutline) -> SymbolOutline {
        let parts = outline.layers.flatMap { $0.path.parts }.map { (path: $0, top: $0.tightBounds.minY) }
        let top = parts.map(\.top).min() ?? 0
        return layers([parts.filter { $0.top > top }.map(\.path), parts.filter { $0.top == top }.map(\.path)])
    }

    private static func layers(_ levels: [[Path]]) -> SymbolOutline {
        SymbolOutline(
            layers: levels.enumerated().filter { !$0.element.isEmpty }.map { level, paths in
                SymbolOutline.Layer(path: SymbolLayers.joined(paths[...]), isEvenOdd: true, level: level)
            })
    }
}

extension Path {
    /// The start of the path; the origin if it is empty.
    fileprivate var firstPoint: CGPoint {
        var first: CGPoint?
        forEach { element in
            if first == nil, case .move(let point) = element { first = point }
        }
        return first ?? .zero
    }
}
