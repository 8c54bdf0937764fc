import Umwelt

/// Makes a type `Animatable`: writes the property `animatableData` from its stored properties.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///     var start: Angle
///     var end: Angle
///     @AnimatableIgnored var clockwise = true
///
///     func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// Every stored `var` is animated; its type must conform to `VectorArithmetic` or `Animatable`. Mark the others with
/// `@AnimatableIgnored`. Constants, computed and static properties, and properties inside `#if` are left out. The
/// compiler reports an error for a type that has nothing to animate, or that already has an `animatableData`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "UmweltMacrosPlugin", type: "AnimatableMacro")

/// Excludes a property from the `animatableData` that `@Animatable` generates: it changes at once, without an
/// animation.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "UmweltMacrosPlugin", type: "AnimatableIgnoredMacro")
