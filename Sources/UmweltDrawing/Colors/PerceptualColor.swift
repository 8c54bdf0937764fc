import Foundation

/// A colour in the perceptual space Oklab (Björn Ottosson): lightness and two opponent axes.
struct PerceptualColor {
    var lightness: Float
    var greenRed: Float
    var blueYellow: Float

    init(_ color: ResolvedColor) {
        let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
        let l = cbrtf(0.412_221_47 * r + 0.536_332_55 * g + 0.051_445_995 * b)
        let m = cbrtf(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
        let s = cbrtf(0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b)
        lightness = 0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s
        greenRed = 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s
        blueYellow = 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    }

    /// Returns the colour in sRGB, with an opacity from 0 to 1.
    func resolved(opacity: Float) -> ResolvedColor {
        func cube(_ value: Float) -> Float { value * value * value }
        let l = cube(lightness + 0.396_337_78 * greenRed + 0.215_803_76 * blueYellow)
        let m = cube(lightness - 0.105_561_346 * greenRed - 0.063_854_17 * blueYellow)
        let s = cube(lightness - 0.089_484_18 * greenRed - 1.291_485_5 * blueYellow)
        return ResolvedColor(
            colorSpace: .sRGBLinear, red: 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            green: -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
            blue: -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s, opacity: opacity)
    }
}

extension ResolvedColor {
    /// Mixes two colours so that the result looks evenly between them: share 0 gives this colour, 1 the other.
    package func mixedPerceptually(with other: ResolvedColor, by share: Float) -> ResolvedColor {
        let alpha = opacity + (other.opacity - opacity) * share
        guard alpha > 0 else { return (share < 0.5 ? self : other).withOpacity(multipliedBy: 0) }
        let weight = other.opacity * share / alpha
        var color = PerceptualColor(self)
        let end = PerceptualColor(other)
        color.lightness += (end.lightness - color.lightness) * weight
        color.greenRed += (end.greenRed - color.greenRed) * weight
        color.blueYellow += (end.blueYellow - color.blueYellow) * weight
        return color.resolved(opacity: alpha)
    }
}
