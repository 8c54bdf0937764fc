import Umwelt

/// Makes a value of the environment, a transaction, a container or the focus from one property.
///
/// Write it in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var theme: Theme = .light
///     @Entry var editor: Editor?
/// }
/// ```
///
/// The initial value is the default, which is evaluated where no value was set; without an initial value an optional is
/// `nil`. A focused value has no default and is always optional.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "UmweltMacrosPlugin", type: "EntryMacro")
