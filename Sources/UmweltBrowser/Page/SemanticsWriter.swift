import Umwelt

/// Writes what a node is as the JSON that `umwelt.js` reads.
///
/// `r` is the role, which is content if it is left out; `x` says that it cannot be used; `l`, `v` and `h` are label,
/// value and hint, `t` a name for tests; `n` says that nobody is told of it.
enum SemanticsWriter {
    /// The object; nil if it would tell a new node nothing but what all are.
    static func object(_ semantics: Semantics, isNew: Bool) -> String? {
        var fields: [String] = []
        switch semantics.role {
        // The lines of a text are its text.
        case .content, .text: break
        case .button: fields.append("\"r\":\"button\"")
        }
        if !semantics.isEnabled { fields.append("\"x\":1") }
        if let label = semantics.label { fields.append("\"l\":\(PatchWriter.quoted(label))") }
        if let value = semantics.value { fields.append("\"v\":\(PatchWriter.quoted(value))") }
        if let hint = semantics.hint { fields.append("\"h\":\(PatchWriter.quoted(hint))") }
        if let identifier = semantics.identifier { fields.append("\"t\":\(PatchWriter.quoted(identifier))") }
        if semantics.isHidden { fields.append("\"n\":1") }
        return fields.isEmpty && isNew ? nil : "{\(fields.joined(separator: ","))}"
    }
}
