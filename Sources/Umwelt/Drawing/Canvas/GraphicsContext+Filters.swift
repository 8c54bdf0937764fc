import Foundation

extension GraphicsContext {
    /// What changes what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, offset: CGSize, blendMode: BlendMode, options: ShadowOptions)
            case multiply(Color)
            case alphaThreshold(min: Double, max: Double, color: Color)
            case filter(DisplayFilter)
        }

        let kind: Kind

        /// Brings it to the plane.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// Puts a shadow behind it, or where the options say; lengths are in points. The blend mode says how the shadow mixes
        /// with what throws it, or with ``ShadowOptions/disablesGroup`` with all that is there.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode, options: options))
        }

        /// Multiplies all colours by one.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Makes other colours of the colours.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .filter(.colors(matrix))) }

        /// Turns the hues.
        public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

        /// Makes colours stronger: 1 changes nothing, 0 leaves only greys.
        public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

        /// Makes it brighter: 0 changes nothing, 1 makes it white.
        public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

        /// Makes light and dark differ more: 1 changes nothing, 0 makes all grey.
        public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

        /// Inverts the colours; with less than 1, in part.
        public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.inverted(amount)) }

        /// Makes colours weaker: 0 changes nothing, 1 leaves only greys.
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

        /// Draws one colour where the opacity lies between two bounds, and nothing elsewhere.
        ///
        /// ```swift
        /// context.addFilter(.alphaThreshold(min: 0.5, color: .orange))
        /// context.addFilter(.blur(radius: 12))
        /// context.drawLayer { layer in drops.forEach { layer.fill($0, with: .color(.black)) } }
        /// ```
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color: color))
        }

        /// Draws black instead of the colours, the more opaque the brighter they are.
        public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

        /// Blurs it; the radius is in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .filter(.blur(radius: radius, isOpaque: options.contains(.opaque))))
        }
    }

    /// How something is blurred.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Makes options from bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It has no transparent parts, and its edges stay sharp.
        @inlinable public static var opaque: BlurOptions { Self(rawValue: 1 << 0) }
    }

    /// Changes all that is drawn next.
    public mutating func addFilter(_ filter: Filter) {
        switch filter.kind {
        case .projection(let projection): steps.append(.projection(projection))
        case .shadow(let color, let radius, let offset, let blendMode, let options):
            let shadow = DisplayShadow(color: color.resolve(in: environment), radius: radius, offset: offset)
            if blendMode == .normal, options.isEmpty {
                steps.append(.filter(.shadow(shadow)))
            } else {
                steps.append(.shadow(shadow, blendMode.cgBlendMode, options, everywhere: bounds))
            }
        case .alphaThreshold(let min, let max, let color):
            guard !min.isNaN, !max.isNaN else { return }
            steps.append(.filter(.alphaThreshold(min: min, max: max, color: color.resolve(in: environment))))
        case .multiply(let color): steps.append(.filter(.colors(.multiply(color.resolve(in: environment)))))
        case .filter(let filter): steps.append(.filter(filter))
        }
    }
}
