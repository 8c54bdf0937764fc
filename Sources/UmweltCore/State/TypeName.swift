/// Returns the name of a type without its modules, as `String(describing:)` does. What `#Preview` expands to is called
/// `#Preview`, as its own name is in no source.
///
/// `String(describing:)` first looks in all libraries for three conformances that no metatype has, for each type again:
/// a twelfth of the processor time in which an app starts.
func typeName(of type: Any.Type) -> String {
    let name = _typeName(type, qualified: false)
    guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
    return name.replacing(/\$s\w+PreviewfM\w+(\.\w+)?/, with: "#Preview")
}
