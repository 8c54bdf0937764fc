import Foundation

extension GraphicsContext {
    /// A change to everything that is drawn after it has been added to a context.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, offset: CGSize, blendMode: BlendMode, options: ShadowOptions)
            case multiply(Color)
            case alphaThreshold(min: Double, max: Double, color: Color)
            case filter(DisplayFilter)
        }

        let kind: Kind

        /// Returns a filter that transforms the picture, also in perspective.
        ///
        /// - Parameter matrix: The transform.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// Returns a filter that draws a shadow, by default behind the items.
        ///
        /// - Parameters:
        ///   - color: The colour of the shadow.
        ///   - radius: The radius of the blur, in points.
        ///   - x: The distance to the right, in points.
        ///   - y: The distance down, in points.
        ///   - blendMode: How the shadow is blended with the items; with ``ShadowOptions/disablesGroup``, with the
        ///     whole picture so far.
        ///   - options: The options, which can also put the shadow in front of the items or into them.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode, options: options))
        }

        /// Returns a filter that multiplies all colours by one.
        ///
        /// - Parameter color: The colour that each colour is multiplied by: white changes nothing.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Returns a filter that multiplies the components of all colours by a matrix.
        ///
        /// - Parameter matrix: The factors of the components, which are gamma-encoded and from 0 to 1.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .filter(.colors(matrix))) }

        /// Returns a filter that rotates the hues.
        ///
        /// - Parameter angle: The angle on the colour wheel.
        public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

        /// Returns a filter that multiplies the saturation: 1 changes nothing, 0 leaves only greys.
        ///
        /// - Parameter amount: The factor: 0 for greys, 1 for no change.
        public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

        /// Returns a filter that brightens: 0 changes nothing, 1 makes everything white.
        ///
        /// - Parameter amount: The brightness to add, from 0 for no change to 1 for white.
        public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

        /// Returns a filter that multiplies the contrast: 1 changes nothing, 0 makes everything grey.
        ///
        /// - Parameter amount: The factor: 0 for grey, 1 for no change.
        public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

        /// Returns a filter that inverts the colours: 0 changes nothing, 1 inverts fully.
        ///
        /// - Parameter amount: The amount, from 0 for no change to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.inverted(amount)) }

        /// Returns a filter that reduces the saturation: 0 changes nothing, 1 leaves only greys.
        ///
        /// - Parameter amount: The amount, from 0 for no change to 1.
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

        /// Returns a filter that draws one colour where the opacity is between two bounds, and is transparent
        /// elsewhere.
        ///
        /// ```swift
        /// context.addFilter(.alphaThreshold(min: 0.5, color: .orange))
        /// context.addFilter(.blur(radius: 12))
        /// context.drawLayer { layer in drops.forEach { layer.fill($0, with: .color(.black)) } }
        /// ```
        ///
        /// - Parameters:
        ///   - min: The smallest opacity, from 0 to 1.
        ///   - max: The largest opacity, from 0 to 1.
        ///   - color: The colour.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color: color))
        }

        /// A filter that replaces colours by black, the more opaque the brighter they are.
        public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

        /// Returns a filter that blurs; the radius is in points.
        ///
        /// - Parameters:
        ///   - radius: The radius, in points.
        ///   - options: The options.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .filter(.blur(radius: radius, isOpaque: options.contains(.opaque))))
        }
    }

    /// The options of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt32

        /// Makes options from a bit mask.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Treats the picture as opaque, so that its edges stay sharp.
        @inlinable public static var opaque: BlurOptions { Self(rawValue: 1 << 0) }
    }

    /// Applies a filter to everything that is drawn next. An alpha threshold with a bound that is not a number is
    /// ignored.
    ///
    /// - Parameter filter: The filter, such as `.blur(radius: 4)`.
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
