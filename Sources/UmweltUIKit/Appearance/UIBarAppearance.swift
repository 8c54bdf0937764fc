import Foundation
import Umwelt
import UmweltControls

/// The appearance of a bar: its background, and the line at its edge.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
    private enum Base {
        case usual, opaque, transparent
    }

    private var base = Base.usual

    /// The colour of the background, in front of its material; nil for none.
    public var backgroundColor: UIColor?

    /// The material of the background; nil for none.
    public var backgroundEffect: UIBlurEffect?

    /// The colour of the line at the bar's edge; nil for no line.
    public var shadowColor: UIColor? {
        get { line }
        set {
            line = newValue
            hasOwnLine = true
        }
    }

    private var line: UIColor?
    private var hasOwnLine = false

    /// Makes the usual appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Sets the background to the system's material, with a line.
    public func configureWithDefaultBackground() { configure(.usual, UIBlurEffect(style: .systemChromeMaterial)) }

    /// Makes the background opaque in the colour of windows, with a line.
    public func configureWithOpaqueBackground() {
        configure(.opaque, nil)
        backgroundColor = .systemBackground
    }

    /// Makes the background transparent, without a line.
    public func configureWithTransparentBackground() { configure(.transparent, nil) }

    private func configure(_ new: Base, _ effect: UIBlurEffect?) {
        base = new
        backgroundColor = nil
        backgroundEffect = effect
        line = nil
        hasOwnLine = false
    }

    /// The fill behind the bar.
    var fill: BarAppearance.Fill {
        if backgroundColor == nil && backgroundEffect == nil { return .none }
        return .style(backgroundColor.map { Color(uiColor: $0) }, backgroundEffect?.material)
    }

    /// The line at the bar's edge.
    var barLine: BarAppearance.Line {
        if hasOwnLine { return line.map { .color(Color(uiColor: $0)) } ?? .none }
        return base == .transparent ? .none : .usual
    }
}

/// A background that blurs the content behind it.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The materials. Bars show all of them in the window's color scheme; a ``UIVisualEffectView`` shows light and dark
    /// styles in their own.
    public enum Style: Int, Sendable {
        /// A thin material.
        case extraLight
        /// A thin material.
        case light
        /// A thin material.
        case dark
        /// The usual material.
        case regular = 4
        /// A prominent material.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// The usual material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The thinnest material.
        case systemUltraThinMaterialLight
        /// A thin material.
        case systemThinMaterialLight
        /// The usual material.
        case systemMaterialLight
        /// A thick material.
        case systemThickMaterialLight
        /// The material of bars.
        case systemChromeMaterialLight
        /// The thinnest material.
        case systemUltraThinMaterialDark
        /// A thin material.
        case systemThinMaterialDark
        /// The usual material.
        case systemMaterialDark
        /// A thick material.
        case systemThickMaterialDark
        /// The material of bars.
        case systemChromeMaterialDark
    }

    private let style: Style

    /// Makes a background of a material.
    ///
    /// - Parameter style: The style.
    public init(style: Style) {
        self.style = style
        super.init(made: ())
    }

    /// The color scheme of the material; nil for the window's.
    var colorScheme: ColorScheme? {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }

    var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .extraLight, .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }
}

/// The sizes of bars that a background is for.
public enum UIBarMetrics: Int, Sendable {
    /// The usual bar.
    case `default`
    /// A low bar.
    case compact
    /// The usual bar with a line of text above its title.
    case defaultPrompt = 101
    /// A low bar with a line of text above its title.
    case compactPrompt
}

extension TextAppearance {
    /// Makes the appearance from a text's attributes; only its font and colour are used.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init(
            color: (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) },
            font: (attributes?[.font] as? UIFont).map { Font($0) })
    }
}
