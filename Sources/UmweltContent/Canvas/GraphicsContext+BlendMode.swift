extension GraphicsContext {
    /// The rule for blending the drawn items (the source) with the picture so far (the backdrop).
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The raw value of the ``CGBlendMode``.
        public let rawValue: Int32

        /// Makes a mode from the raw value of a ``CGBlendMode``; unknown values act as normal.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        var cgBlendMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// The source in front of the backdrop.
        @inlinable public static var normal: BlendMode { Self(rawValue: CGBlendMode.normal.rawValue) }
        /// The product of both components.
        @inlinable public static var multiply: BlendMode { Self(rawValue: CGBlendMode.multiply.rawValue) }
        /// The inverse of the product of the inverse components.
        @inlinable public static var screen: BlendMode { Self(rawValue: CGBlendMode.screen.rawValue) }
        /// Multiply on a dark backdrop, screen on a bright one.
        @inlinable public static var overlay: BlendMode { Self(rawValue: CGBlendMode.overlay.rawValue) }
        /// The darker component of both.
        @inlinable public static var darken: BlendMode { Self(rawValue: CGBlendMode.darken.rawValue) }
        /// The brighter component of both.
        @inlinable public static var lighten: BlendMode { Self(rawValue: CGBlendMode.lighten.rawValue) }
        /// The backdrop, brightened by the source.
        @inlinable public static var colorDodge: BlendMode { Self(rawValue: CGBlendMode.colorDodge.rawValue) }
        /// The backdrop, darkened by the source.
        @inlinable public static var colorBurn: BlendMode { Self(rawValue: CGBlendMode.colorBurn.rawValue) }
        /// The backdrop, softly darkened or brightened by the source.
        @inlinable public static var softLight: BlendMode { Self(rawValue: CGBlendMode.softLight.rawValue) }
        /// Multiply for a dark source, screen for a bright one.
        @inlinable public static var hardLight: BlendMode { Self(rawValue: CGBlendMode.hardLight.rawValue) }
        /// The difference of both components.
        @inlinable public static var difference: BlendMode { Self(rawValue: CGBlendMode.difference.rawValue) }
        /// The difference of both components, with less contrast.
        @inlinable public static var exclusion: BlendMode { Self(rawValue: CGBlendMode.exclusion.rawValue) }
        /// The hue of the source.
        @inlinable public static var hue: BlendMode { Self(rawValue: CGBlendMode.hue.rawValue) }
        /// The saturation of the source.
        @inlinable public static var saturation: BlendMode { Self(rawValue: CGBlendMode.saturation.rawValue) }
        /// The hue and saturation of the source.
        @inlinable public static var color: BlendMode { Self(rawValue: CGBlendMode.color.rawValue) }
        /// The luminosity of the source.
        @inlinable public static var luminosity: BlendMode { Self(rawValue: CGBlendMode.luminosity.rawValue) }
        /// Neither of both: transparent.
        @inlinable public static var clear: BlendMode { Self(rawValue: CGBlendMode.clear.rawValue) }
        /// The source alone.
        @inlinable public static var copy: BlendMode { Self(rawValue: CGBlendMode.copy.rawValue) }
        /// The source where the backdrop is opaque.
        @inlinable public static var sourceIn: BlendMode { Self(rawValue: CGBlendMode.sourceIn.rawValue) }
        /// The source where the backdrop is transparent.
        @inlinable public static var sourceOut: BlendMode { Self(rawValue: CGBlendMode.sourceOut.rawValue) }
        /// The source in front of the backdrop, only where the backdrop is opaque.
        @inlinable public static var sourceAtop: BlendMode { Self(rawValue: CGBlendMode.sourceAtop.rawValue) }
        /// The source behind the backdrop.
        @inlinable public static var destinationOver: BlendMode { Self(rawValue: CGBlendMode.destinationOver.rawValue) }
        /// The backdrop where the source is opaque.
        @inlinable public static var destinationIn: BlendMode { Self(rawValue: CGBlendMode.destinationIn.rawValue) }
        /// The backdrop where the source is transparent.
        @inlinable public static var destinationOut: BlendMode { Self(rawValue: CGBlendMode.destinationOut.rawValue) }
        /// The backdrop in front of the source, only where the source is opaque.
        @inlinable public static var destinationAtop: BlendMode { Self(rawValue: CGBlendMode.destinationAtop.rawValue) }
        /// Each of both where the other is transparent.
        @inlinable public static var xor: BlendMode { Self(rawValue: CGBlendMode.xor.rawValue) }
        /// The sum of both components, where black stays black.
        @inlinable public static var plusDarker: BlendMode { Self(rawValue: CGBlendMode.plusDarker.rawValue) }
        /// The sum of both components.
        @inlinable public static var plusLighter: BlendMode { Self(rawValue: CGBlendMode.plusLighter.rawValue) }
    }
}
