import Foundation

extension GraphicsContext {
    /// A colour or pattern that paths, texts and symbols are drawn with.
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

        /// Returns a shading with several levels: paths use the first, symbols and texts use one for each of their
        /// levels.
        ///
        /// ```swift
        /// var symbol = context.resolve(Image(systemName: "person.crop.circle.badge.plus"))
        /// symbol.shading = .palette([.color(.green), .color(.gray)])
        /// ```
        ///
        /// - Parameter array: The shadings, one for each level.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// Returns a shading of one colour.
        ///
        /// - Parameter color: The colour, resolved in the environment of the canvas.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// Returns a shading of one colour, from components between 0 and 1.
        ///
        /// - Parameters:
        ///   - colorSpace: The colour space of the components.
        ///   - red: The red component, from 0 to 1.
        ///   - green: The green component, from 0 to 1.
        ///   - blue: The blue component, from 0 to 1.
        ///   - opacity: The opacity, from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading of a grey; `white` is from 0, black, to 1, white.
        ///
        /// - Parameters:
        ///   - colorSpace: The colour space of the components.
        ///   - white: The brightness, from 0 for black to 1 for white.
        ///   - opacity: The opacity, from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading of a style, fitted to the bounding rectangle of the path that is drawn.
        ///
        /// - Parameter style: The style, such as a gradient or a material.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Returns a shading of colours along a line between two points of the current coordinates.
        ///
        /// - Parameters:
        ///   - gradient: The colours and their positions.
        ///   - startPoint: The point of the first colour, in the current coordinates.
        ///   - endPoint: The point of the last colour, in the current coordinates.
        ///   - options: The options.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .gradient(gradient, .linear(from: startPoint, to: endPoint), options))
        }

        /// Returns a shading of colours from a centre outwards; the centre and the radii are in points.
        ///
        /// - Parameters:
        ///   - gradient: The colours and their positions.
        ///   - center: The centre, in the current coordinates.
        ///   - startRadius: The distance of the first colour from the centre, in points.
        ///   - endRadius: The distance of the last colour from the centre, in points.
        ///   - options: The options.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(
                    gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options))
        }

        /// Returns a shading of colours around a centre, clockwise from an angle; the centre is in points.
        ///
        /// - Parameters:
        ///   - gradient: The colours and their positions.
        ///   - center: The centre, in the current coordinates.
        ///   - angle: The angle of the first colour; zero points to the right.
        ///   - options: The options.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                kind: .gradient(gradient, .angular(center: center, start: angle, end: angle + .degrees(360)), options))
        }

        /// Returns a shading of the colours of a grid, fitted to the bounding rectangle of the path that is drawn.
        ///
        /// - Parameter mesh: The points and the colours of the grid.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// Returns a shading of copies of an image, side by side.
        ///
        /// - Parameters:
        ///   - image: The image.
        ///   - origin: The top left corner of one copy, in points.
        ///   - sourceRect: The part of the image that is drawn, in fractions of its size, from the top left corner.
        ///   - scale: The scale factor of the image.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }

        /// Returns the foreground style for symbols and texts in an environment.
        func foregroundStyle(in environment: EnvironmentValues) -> AnyShapeStyle {
            guard case .palette(let levels) = kind, !levels.isEmpty else {
                return AnyShapeStyle(PaintStyle(paint: paint(in: environment)))
            }
            return AnyShapeStyle(
                LeveledShapeStyle(levels: levels.map { AnyShapeStyle(PaintStyle(paint: $0.paint(in: environment))) }))
        }

        /// True if the shading consists of several ones.
        var isPalette: Bool { if case .palette = kind { true } else { false } }

        /// Returns the paint of the shading in an environment; the first paint of several, transparent for an empty
        /// palette.
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
                        stops: gradient.resolvedStops(in: environment, colorSpace: options.colorSpace),
                        geometry: geometry, spread: options.spread,
                        frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
            }
        }
    }

    /// The options of a gradient: for the area beyond its ends, which by default has the first and the last colour, and
    /// for the interpolation between its stops.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt32

        /// Makes options from a bit mask.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the colours.
        @inlinable public static var `repeat`: GradientOptions { Self(rawValue: 1 << 0) }

        /// Repeats the colours, every other time backwards.
        @inlinable public static var mirror: GradientOptions { Self(rawValue: 1 << 1) }

        /// Interpolates linear colour components, instead of components encoded for screens.
        @inlinable public static var linearColor: GradientOptions { Self(rawValue: 1 << 2) }

        fileprivate var colorSpace: Gradient.ColorSpace { contains(.linearColor) ? .linear : .device }

        fileprivate var spread: GradientPaint.Spread {
            contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
        }
    }

    /// Returns the shading, resolved in the environment of the canvas.
    ///
    /// - Parameter shading: The shading, which may depend on the environment.
    public func resolve(_ shading: Shading) -> Shading {
        if case .palette(let levels) = shading.kind { return .palette(levels.map(resolve)) }
        return Shading(kind: .paint(shading.paint(in: environment)))
    }
}
