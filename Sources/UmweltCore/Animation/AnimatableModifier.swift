/// A modifier whose body runs for each frame of an animation, with the data in between.
public protocol AnimatableModifier: Animatable, ViewModifier {}
