/// Returns the name of a type without its modules, as `String(describing:)` does.
///
/// That function first looks in all libraries for three conformances that no metatype has, for each type anew: a
/// twelfth of the processor time in which an app starts.
func typeName(of type: Any.Type) -> String { _typeName(type, qualified: false) }
