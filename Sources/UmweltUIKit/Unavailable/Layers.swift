import Foundation

// Layers of Core Animation, and their animations, that do not exist here.

/// A layer with a path.
@available(*, unavailable, message: "Umwelt has no CAShapeLayer: draw the path in draw(_:), or use a Shape.")
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {}

/// A layer with a text.
@available(*, unavailable, message: "Umwelt has no CATextLayer: use a UILabel.")
@MainActor @preconcurrency
open class CATextLayer: CALayer {}

/// A layer of particles.
@available(*, unavailable, message: "Umwelt has no CAEmitterLayer: draw the particles with Canvas in a TimelineView.")
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {}

/// A layer of copies.
@available(*, unavailable, message: "Umwelt has no CAReplicatorLayer: use ForEach.")
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {}

/// An animation of a layer.
@available(*, unavailable, message: "Umwelt has no animations of layers: use UIView.animate or withAnimation.")
@MainActor @preconcurrency
open class CAAnimation: NSObject {}

/// An animation of a property of a layer.
@available(*, unavailable, message: "Umwelt has no animations of layers: use UIView.animate or withAnimation.")
@MainActor @preconcurrency
open class CABasicAnimation: NSObject {}

/// An animation with several values.
@available(*, unavailable, message: "Umwelt has no animations of layers: use keyframeAnimator.")
@MainActor @preconcurrency
open class CAKeyframeAnimation: NSObject {}

/// An animated change of a layer.
@available(*, unavailable, message: "Umwelt has no animations of layers: use UIView.animate or withAnimation.")
@MainActor @preconcurrency
open class CATransition: NSObject {}
