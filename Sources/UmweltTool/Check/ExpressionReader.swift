/// Reads the expressions of a declaration: the views they make, the functions they call, and the modifiers around them.
struct ExpressionReader {
    let builder: ViewGraphBuilder

    /// The declaration that the expressions belong to.
    let declaration: String

    /// Reads an expression or a statement.
    func read(_ node: SyntaxNode, in surroundings: ViewGraph.Surroundings) {
        switch node.kind {
        case "call_expr": readCall(node, in: surroundings)
        case "keypath_expr":
            if let value = KeyPathReader.value(node, in: builder.modules) { builder.graph.usedOtherwise.insert(value) }
        case "pattern_binding_decl": readLocals(node, in: surroundings)
        case "struct_decl", "class_decl", "enum_decl", "actor_decl", "extension_decl": builder.read(node)
        case "func_decl": readChildren(of: node, in: handedOn(surroundings))
        case "assign_expr":
            readAssignment(node)
            readChildren(of: node, in: surroundings)
        default:
            addUse(of: node, in: surroundings)
            readChildren(of: node, in: surroundings)
        }
    }

    private func readChildren(of node: SyntaxNode, in surroundings: ViewGraph.Surroundings) {
        for child in node.children { read(child, in: surroundings) }
    }

    /// The surroundings of values that are used elsewhere in the declaration.
    private func handedOn(_ surroundings: ViewGraph.Surroundings) -> ViewGraph.Surroundings {
        var copy = surroundings
        copy.receivers.insert(declaration)
        return copy
    }

    /// Reads the values of local variables. Those of result builders are used where they are declared.
    private func readLocals(_ node: SyntaxNode, in surroundings: ViewGraph.Surroundings) {
        for entry in node.nodes("pattern_entries") {
            let name = entry.node("pattern")?.first(["pattern_named"])?.name ?? ""
            guard let value = entry.node("processed_init") ?? entry.node("original_init") else { continue }
            read(value, in: name.hasPrefix("$__builder") ? surroundings : handedOn(surroundings))
        }
    }

    private func addUse(of node: SyntaxNode, in surroundings: ViewGraph.Surroundings) {
        guard let reference = DeclarationReference(node) else { return }
        if reference.name.hasPrefix("$") || reference.name.hasPrefix("_") {
            builder.graph.referencedWrappers.insert(String(reference.name.dropFirst()))
        }
        guard let usr = reference.usr, !builder.modules.isOfLibrary(usr), usr != declaration else { return }
        builder.graph.referenced.insert(usr)
        if builder.graph.values[usr] != nil { builder.graph.usedOtherwise.insert(usr) }
        builder.add(
            ViewGraph.Use(target: usr, surroundings: surroundings, position: builder.position(of: node)),
            to: declaration)
    }

    // MARK: Calls

    /// The called function, and its base.
    private func callee(of node: SyntaxNode) -> (function: SyntaxNode?, base: SyntaxNode?) {
        var base: SyntaxNode?
        var current = node.node("fn")
        while let inner = current {
            if DeclarationReference(inner) != nil { return (inner, base ?? inner.node("base")) }
            if inner.kind == "dot_syntax_call_expr" { base = inner.arguments.first }
            current = inner.node("fn") ?? inner.node("sub_expr")
        }
        return (nil, base)
    }

    private func readCall(_ node: SyntaxNode, in surroundings: ViewGraph.Surroundings) {
        let (function, base) = callee(of: node)
        guard let function, function.kind != "member_ref_expr", let reference = DeclarationReference(function),
            let usr = reference.usr
        else {
            // The callee is a closure, whose use of its arguments is unknown.
            if let fn = node.node("fn") { read(fn, in: surroundings) }
            var unknown = surroundings
            unknown.isUnknown = true
            for argument in node.arguments { read(argument, in: unknown) }
            return
        }
        if builder.modules.isOfLibrary(usr) {
            readLibraryCall(reference, base, node.arguments, in: surroundings)
        } else {
            addUse(of: function, in: surroundings)
            var inside = surroundings
            // Which function of a protocol is called is not known, nor what one of another package does.
            if builder.protocolMembers.contains(usr) || !builder.modules.declares(usr) {
                inside.isUnknown = true
            } else {
                inside.receivers.insert(usr)
            }
            if let base { read(base, in: inside) }
            for argument in node.arguments { read(argument, in: inside) }
        }
    }

    private func readLibraryCall(
        _ function: DeclarationReference, _ base: SyntaxNode?, _ arguments: [SyntaxNode],
        in surroundings: ViewGraph.Surroundings
    ) {
        var inside = surroundings
        let first = arguments.first
        switch function.name {
        case "environment", "transformEnvironment", "environmentObject":
            let path = first?.first(["keypath_expr"])
            if let path, first?.kind != "call_expr" {
                if let value = KeyPathReader.value(path, in: builder.modules) {
                    inside.keys.insert(.value(value))
                    builder.graph.written[value] = builder.position(of: path)
                    record([.value(value)])
                } else if !KeyPathReader.isOfLibrary(path, in: builder.modules) {
                    // All values at once, or one that is computed.
                    setUnknown(&inside)
                }
            } else if let type = objectType(of: function, first) {
                inside.keys.insert(.object(type))
                record([.object(type)])
            } else {
                setUnknown(&inside)
            }
            if let base { read(base, in: inside) }
            for argument in path == nil ? arguments : Array(arguments.dropFirst()) { read(argument, in: surroundings) }
        case "init" where function.usr?.contains("13DocumentGroup") == true:
            // The library sets the document.
            inside.isUnknown = true
            for argument in arguments { read(argument, in: inside) }
        default:
            // Modifiers and styles of the program's set what they want around what they modify.
            for argument in arguments { inside.receivers.formUnion(madeTypes(in: argument)) }
            if let base { read(base, in: inside) }
            for argument in arguments { read(argument, in: surroundings) }
        }
    }

    private func setUnknown(_ surroundings: inout ViewGraph.Surroundings) {
        surroundings.isUnknown = true
        builder.graph.declarations[declaration]?.setsUnknown = true
    }

    private func record(_ keys: Set<ViewGraph.Key>) {
        builder.graph.declarations[declaration, default: ViewGraph.Declaration(name: "", isType: false)].keys
            .formUnion(keys)
        if let owner = builder.owner { builder.graph.declarations[owner]?.keys.formUnion(keys) }
    }

    /// The type of the object that a modifier sets.
    private func objectType(of function: DeclarationReference, _ argument: SyntaxNode?) -> String? {
        let own = function.substitutions.last { $0.parameter.contains("qd") } ?? function.substitutions.last
        return TypeName.of(own?.type ?? argument?.type).map { TypeName.withoutParameters(TypeName.unwrapped($0)) }
    }

    /// The program's declarations that an argument uses, outside of closures.
    private func madeTypes(in node: SyntaxNode) -> Set<String> {
        if node.kind == "closure_expr" || node.kind == "keypath_expr" { return [] }
        var found: Set<String> = []
        if let reference = DeclarationReference(node), let usr = reference.usr, !builder.modules.isOfLibrary(usr) {
            found.insert(usr)
        }
        if let type = node.type, builder.modules.isNamed(in: type), let name = TypeName.of(type),
            let usr = builder.type(named: TypeName.withoutParameters(name))
        {
            found.insert(usr)
        }
        for child in node.children { found.formUnion(madeTypes(in: child)) }
        return found
    }

    /// Notes an object that is set by a subscript of the environment's values, as in `values[Library.self] = library`.
    private func readAssignment(_ node: SyntaxNode) {
        guard let target = node.node("dest"), target.kind == "subscript_expr",
            let type = target.arguments.first.flatMap({ TypeName.of($0.type) })
        else { return }
        record([.object(TypeName.withoutParameters(TypeName.unwrapped(type)))])
    }
}

/// Reads key paths from the environment's values.
enum KeyPathReader {
    /// Returns the program's property at the start of a key path; nil for the library's.
    static func value(_ path: SyntaxNode, in modules: SourceModules) -> String? {
        first(path)?.usr.flatMap { modules.isValue($0) ? $0 : nil }
    }

    /// Returns true if a key path starts with a property of the library.
    static func isOfLibrary(_ path: SyntaxNode, in modules: SourceModules) -> Bool {
        guard let reference = first(path), reference.name != "subscript" else { return false }
        return reference.usr.map(modules.isOfLibrary) ?? false
    }

    private static func first(_ path: SyntaxNode) -> DeclarationReference? {
        path.nodes("components").lazy.compactMap(DeclarationReference.init).first
    }
}
