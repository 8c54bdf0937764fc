/// One property that may become an entry.
struct EntryProperty {
    private let syntax: Syntax
    private let declaration: PropertyDeclaration
    private let nameToken: Token
    private let keyName: String

    /// Reads the property. Throws if the declaration is not of one property.
    init(_ use: AttachedUse) throws(Diagnostic) {
        syntax = use.declaration
        guard let declaration = PropertyDeclaration(syntax.tokens) else {
            throw Diagnostic(
                "'@Entry' belongs on a property: write '@Entry var name: Type = value'", at: use.attribute)
        }
        guard let nameToken = declaration.name, let name = nameToken.name, !declaration.hasFurtherNames else {
            throw Diagnostic(
                "'@Entry' takes one property: give each name an '@Entry var' of its own",
                at: declaration.introducer, syntax)
        }
        self.declaration = declaration
        self.nameToken = nameToken
        // A name may contain spaces; the key's then does too.
        keyName = nameToken.text == name ? "__Key_\(name)" : "`__Key_\(name)`"
    }

    // MARK: Expansions

    var accessors: String {
        let get = "get { self[\(keyName).self] }"
        // A value of an opaque type can only be its own default.
        if declaration.type.first.map({ "some" ~= $0 }) ?? false { return "{ \(get) }" }
        return "{ \(get) set { self[\(keyName).self] = newValue } }"
    }

    /// Accessors that are generated after an error, so that the compiler reports no further errors.
    var accessorsAfterMistake: String {
        declaration.accessors != nil && declaration.value.isEmpty ? "" : "{ get { fatalError() } }"
    }

    func key(in container: EntryContainer) -> String {
        let declaration = "private struct \(keyName): \(container.keyProtocol)"
        if container == .focusedValues {
            return "\(declaration) { typealias Value = \(wrappedType ?? type) }"
        }
        if self.declaration.type.isEmpty {
            return "\(declaration), _InferredDefault { static let inferredDefault = _Default { return \(value) } }"
        }
        // A key cannot have an implicitly unwrapped type.
        let type = type.hasSuffix("!") ? "\(type.dropLast())?" : type
        return "\(declaration) { static var defaultValue: \(type) { return \(value) } }"
    }

    private var type: String {
        declaration.type.isEmpty ? "Type" : syntax.text(of: declaration.type)
    }

    private var value: String {
        declaration.value.isEmpty ? "nil" : syntax.text(of: declaration.value)
    }

    /// The type that an optional type wraps; nil for other types.
    private var wrappedType: String? {
        OptionalType.wrapped(in: declaration.type, of: syntax)
    }

    // MARK: Mistakes

    /// Returns the container of the entry. Throws if the property cannot be an entry.
    func container(in use: AttachedUse) throws(Diagnostic) -> EntryContainer {
        guard let container = EntryContainer(around: use) else {
            throw Diagnostic(
                """
                '@Entry' makes a value of EnvironmentValues, Transaction, ContainerValues or FocusedValues: write it \
                in an extension of one of them, 'extension EnvironmentValues { … }'
                """, at: use.attribute)
        }
        try checkKind()
        if container == .focusedValues { try checkFocusedValue() } else { try checkDefault() }
        return container
    }

    private func checkKind() throws(Diagnostic) {
        if "let" ~= declaration.introducer {
            throw Diagnostic("an entry can be set: write 'var' instead of 'let'", at: declaration.introducer, syntax)
        }
        if let modifier = declaration.modifier("static") {
            throw Diagnostic("an entry belongs to each instance: write it without 'static'", at: modifier, syntax)
        }
        if let accessors = declaration.accessors {
            throw Diagnostic(
                "'@Entry' makes the accessors: write 'var \(nameToken.text): \(type) = value' without the braces",
                at: accessors, syntax)
        }
    }

    private func checkDefault() throws(Diagnostic) {
        guard declaration.value.isEmpty, wrappedType == nil else { return }
        let name = nameToken.text
        throw Diagnostic(
            "an entry needs a default: write 'var \(name): \(type) = value' or 'var \(name): \(type.asOptional)'",
            at: nameToken, syntax)
    }

    private func checkFocusedValue() throws(Diagnostic) {
        guard wrappedType != nil else {
            throw Diagnostic(
                "a focused value may be absent: write 'var \(nameToken.text): \(type.asOptional)'",
                at: nameToken, syntax)
        }
        guard value == "nil" else {
            throw Diagnostic(
                "a focused value has no default: write 'var \(nameToken.text): \(type)'",
                at: declaration.value.first, syntax)
        }
    }
}

extension String {
    /// The optional form of a type, in parentheses where a question mark would bind to only a part of it.
    fileprivate var asOptional: String {
        contains(" ") ? "(\(self))?" : "\(self)?"
    }
}
