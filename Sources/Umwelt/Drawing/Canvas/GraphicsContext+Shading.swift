import Foundation

extension GraphicsContext {
    /// What a path is filled or outlined with.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case gradient(Gradient, GradientPaint.Geometry, GradientOptions)
            case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
            case paint(Paint)
            case palette([Shading])
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// Several shadings: paths are drawn with the first, symbols and texts with as many as they have levels.
        ///
        /// ```swift
        /// var symbol = context.resolve(Image(systemName: "person.crop.circle.badge.plus"))
        /// symbol.shading = .palette([.color(.green), .color(.gray)])
        /// ```
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// One colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// One colour, from components between 0 and 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey between black, 0, and white, 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, in the rectangle around what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Colours along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .gradient(gradient, .linear(from: startPoint, to: endPoint), options))
        }

        /// Colours from a centre outwards; the radii are in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options))
        }

        /// Colours around a centre, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(gradient, .angular(center: center, start: angle, end: angle + .degrees(360)), options))
        }

        /// An image, again and again, with the top left corner of a copy at a point.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }

        /// What symbols and texts are drawn with in an environment.
        func foregroundStyle(in environment: EnvironmentValues) -> AnyShapeStyle {
            guard case .palette(let levels) = kind, !levels.isEmpty else {
                return AnyShapeStyle(PaintStyle(paint: paint(in: environment)))
            }
            return AnyShapeStyle(
                LeveledShapeStyle(levels: levels.map { AnyShapeStyle(PaintStyle(paint: $0.paint(in: environment))) }))
        }

        /// Whether there are several.
        var isPalette: Bool { if case .palette = kind { true } else { false } }

        /// Returns the paint of the style in an environment.
        func paint(in environment: EnvironmentValues) -> Paint {
            switch kind {
            case .style(let style): style._paint(in: environment)
            case .paint(let paint): paint
            case .palette(let levels): levels.first?.paint(in: environment) ?? Color.clear._paint(in: environment)
            case .image(let image, let origin, let sourceRect, let scale):
                .image(
                    ImagePattern(image.resolve(in: environment), part: sourceRect, scale: scale, origin: origin))
            case .gradient(let gradient, let geometry, let options):
                .gradient(
                    GradientPaint(
                        stops: gradient.resolvedStops(in: environment), geometry: geometry, spread: options.spread,
                        frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
            }
        }
    }

    /// What is beyond the ends of a gradient.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Makes options from bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The colours again.
        @inlinable public static var `repeat`: GradientOptions { Self(rawValue: 1 << 0) }

        /// The colours backwards, and again.
        @inlinable public static var mirror: GradientOptions { Self(rawValue: 1 << 1) }

        fileprivate var spread: GradientPaint.Spread {
            contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
        }
    }

    /// The shading with all that depends on the environment known.
    public func resolve(_ shading: Shading) -> Shading {
        if case .palette(let levels) = shading.kind { return .palette(levels.map(resolve)) }
        return Shading(kind: .paint(shading.paint(in: environment)))
    }
}
