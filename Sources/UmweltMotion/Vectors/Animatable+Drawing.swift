import Foundation
import UmweltDrawing

extension StrokeStyle: Animatable {
    /// The type of the measures of an outline as a vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    /// The line width, the mitre limit and the dash phase. Dashes, ends and corners are not animated.
    public var animatableData: AnimatableData {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension RectangleCornerRadii: Animatable {
    /// The type of four radii as a vector.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    /// The radii: leading and trailing ones of the top, then of the bottom.
    public var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
        set {
            topLeading = newValue.first.first
            topTrailing = newValue.first.second
            bottomLeading = newValue.second.first
            bottomTrailing = newValue.second.second
        }
    }
}

extension ResolvedColor: Animatable {
    /// The type of a colour as a vector.
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The linear red, green and blue, each multiplied by the opacity, and the opacity.
    ///
    /// Colours are mixed in linear light, and a colour that fades in or out keeps its hue, whatever the components of
    /// the transparent colour. How SwiftUI mixes colours is not documented: this is a guess.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                linearRed * opacity,
                AnimatablePair(linearGreen * opacity, AnimatablePair(linearBlue * opacity, opacity)))
        }
        set {
            opacity = newValue.second.second.second
            // Springs overshoot, and there is nothing below transparent.
            guard opacity >= .leastNormalMagnitude else {
                self = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
                return
            }
            linearRed = newValue.first / opacity
            linearGreen = newValue.second.first / opacity
            linearBlue = newValue.second.second.first / opacity
        }
    }
}
