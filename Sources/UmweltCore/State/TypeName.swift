/// Returns the name of a type without its modules, as `String(describing:)` does. A view that `#Preview` generates is
/// called `#Preview`, because its own name appears in no source.
///
/// `String(describing:)` first searches all libraries for three conformances that no metatype has, for each type again:
/// a twelfth of the processor time of an app's launch.
func typeName(of type: Any.Type) -> String {
    let name = _typeName(type, qualified: false)
    guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
    return name.replacing(/\$s\w+PreviewfM\w+(\.\w+)?/, with: "#Preview")
}
