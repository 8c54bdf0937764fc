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
/// Each stored `var` is animated, and its type must conform to `VectorArithmetic` or to `Animatable`; mark the others
/// `@AnimatableIgnored`. Constants, computed and static properties are left out, and so is what stands in `#if`. It is
/// a mistake to mark a type that has nothing to animate, or an `animatableData` of its own.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "UmweltMacrosPlugin", type: "AnimatableMacro")

/// Leaves a property out of the `animatableData` that `@Animatable` writes: it has its new value at once.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "UmweltMacrosPlugin", type: "AnimatableIgnoredMacro")
