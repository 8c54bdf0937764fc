extension GraphicsContext {
    /// How what is drawn mixes with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the ``CGBlendMode``.
        public let rawValue: Int32

        /// Makes a mode from a number; one that stands for none is normal.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        var cgBlendMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// In front.
        @inlinable public static var normal: BlendMode { Self(rawValue: CGBlendMode.normal.rawValue) }
        /// Both components multiplied.
        @inlinable public static var multiply: BlendMode { Self(rawValue: CGBlendMode.multiply.rawValue) }
        /// The inverse components multiplied, and inverted again.
        @inlinable public static var screen: BlendMode { Self(rawValue: CGBlendMode.screen.rawValue) }
        /// Multiply on dark, screen on bright ground.
        @inlinable public static var overlay: BlendMode { Self(rawValue: CGBlendMode.overlay.rawValue) }
        /// The darker of both.
        @inlinable public static var darken: BlendMode { Self(rawValue: CGBlendMode.darken.rawValue) }
        /// The brighter of both.
        @inlinable public static var lighten: BlendMode { Self(rawValue: CGBlendMode.lighten.rawValue) }
        /// The ground brightened.
        @inlinable public static var colorDodge: BlendMode { Self(rawValue: CGBlendMode.colorDodge.rawValue) }
        /// The ground darkened.
        @inlinable public static var colorBurn: BlendMode { Self(rawValue: CGBlendMode.colorBurn.rawValue) }
        /// Softly darkened or brightened.
        @inlinable public static var softLight: BlendMode { Self(rawValue: CGBlendMode.softLight.rawValue) }
        /// Multiply for dark, screen for bright things.
        @inlinable public static var hardLight: BlendMode { Self(rawValue: CGBlendMode.hardLight.rawValue) }
        /// How far both are apart.
        @inlinable public static var difference: BlendMode { Self(rawValue: CGBlendMode.difference.rawValue) }
        /// The same with less contrast.
        @inlinable public static var exclusion: BlendMode { Self(rawValue: CGBlendMode.exclusion.rawValue) }
        /// The hue of the new.
        @inlinable public static var hue: BlendMode { Self(rawValue: CGBlendMode.hue.rawValue) }
        /// The saturation of the new.
        @inlinable public static var saturation: BlendMode { Self(rawValue: CGBlendMode.saturation.rawValue) }
        /// The hue and saturation of the new.
        @inlinable public static var color: BlendMode { Self(rawValue: CGBlendMode.color.rawValue) }
        /// The luminosity of the new.
        @inlinable public static var luminosity: BlendMode { Self(rawValue: CGBlendMode.luminosity.rawValue) }
        /// Nothing.
        @inlinable public static var clear: BlendMode { Self(rawValue: CGBlendMode.clear.rawValue) }
        /// Only the new.
        @inlinable public static var copy: BlendMode { Self(rawValue: CGBlendMode.copy.rawValue) }
        /// The new where there is something.
        @inlinable public static var sourceIn: BlendMode { Self(rawValue: CGBlendMode.sourceIn.rawValue) }
        /// The new where there is nothing.
        @inlinable public static var sourceOut: BlendMode { Self(rawValue: CGBlendMode.sourceOut.rawValue) }
        /// The new in front of what is there, and only there.
        @inlinable public static var sourceAtop: BlendMode { Self(rawValue: CGBlendMode.sourceAtop.rawValue) }
        /// The new behind what is there.
        @inlinable public static var destinationOver: BlendMode { Self(rawValue: CGBlendMode.destinationOver.rawValue) }
        /// What is there, where the new is.
        @inlinable public static var destinationIn: BlendMode { Self(rawValue: CGBlendMode.destinationIn.rawValue) }
        /// What is there, where the new is not.
        @inlinable public static var destinationOut: BlendMode { Self(rawValue: CGBlendMode.destinationOut.rawValue) }
        /// What is there in front of the new, and only there.
        @inlinable public static var destinationAtop: BlendMode { Self(rawValue: CGBlendMode.destinationAtop.rawValue) }
        /// Either of both, but not where both are.
        @inlinable public static var xor: BlendMode { Self(rawValue: CGBlendMode.xor.rawValue) }
        /// Both added, so that black stays black.
        @inlinable public static var plusDarker: BlendMode { Self(rawValue: CGBlendMode.plusDarker.rawValue) }
        /// Both added.
        @inlinable public static var plusLighter: BlendMode { Self(rawValue: CGBlendMode.plusLighter.rawValue) }
    }
}
