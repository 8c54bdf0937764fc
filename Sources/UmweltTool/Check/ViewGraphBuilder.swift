/// Makes the graph of a program's views from the compiler's typed syntax trees: what each declaration makes, and what
/// it sets around that.
final class ViewGraphBuilder {
    var graph = ViewGraph()

    /// The modules of the program and of the library.
    let modules: SourceModules

    /// The types of the program by their names with modules, and the members by their types.
    private var types: [String: String] = [:]

    /// The requirements of the program's protocols: the called implementation is unknown.
    private(set) var protocolMembers: Set<String> = []

    /// The file whose declarations are read.
    private(set) var file = ""

    /// The position of the macro to whose expansion the declarations belong that are read, such as `#Preview`.
    private var expansion: ViewGraph.Position?

    /// The types that the declarations which are read are in, the innermost last.
    private var owners: [String] = []

    /// The property with the traits of the current preview, whose modifiers set values around its views.
    private var traits: String?

    /// The members through which the library reads views.
    private static let shownMembers: Set = ["body", "makeBody", "previews", "makePreview", "__makeView", "makeView"]

    /// Reads the files of a program: first its types, then their members.
    init(_ files: [SyntaxNode], modules: SourceModules) {
        self.modules = modules
        for tree in files {
            file = tree.text("filename") ?? ""
            for item in tree.nodes("items") { registerTypes(in: item) }
        }
        for tree in files {
            file = tree.text("filename") ?? ""
            for item in tree.nodes("items") { read(item) }
        }
    }

    func position(of node: SyntaxNode) -> ViewGraph.Position? {
        if node.isInExpansion { return expansion }
        return node.offset.map { ViewGraph.Position(file: file, offset: $0) }
    }

    /// Returns the program's type with a name; nil for none.
    func type(named name: String) -> String? { types[name] }

    /// The type that the declarations which are read belong to; nil at the top level.
    var owner: String? { owners.last }

    private static let nominal: Set = ["struct_decl", "class_decl", "enum_decl", "actor_decl"]

    private func registerTypes(in node: SyntaxNode) {
        if Self.nominal.contains(node.kind), let usr = node.usr {
            graph.declarations[usr] = ViewGraph.Declaration(name: node.name, isType: true)
            // A type's own type is that of its metatype.
            if let name = TypeName.of(node.text("interface_type")) { types[name] = usr }
        }
        if node.kind == "protocol" {
            for member in node.nodes("members") {
                if let usr = member.usr { protocolMembers.insert(usr) }
            }
            return
        }
        for member in node.nodes("members") { registerTypes(in: member) }
    }

    // MARK: Declarations

    /// Reads a declaration of a file, an extension or a type.
    func read(_ node: SyntaxNode) {
        switch node.kind {
        case _ where Self.nominal.contains(node.kind):
            guard let usr = node.usr else { return }
            addRoots(of: node, usr)
            owners.append(usr)
            let outer = traits
            traits = node.nodes("members").first { $0.kind == "var_decl" && $0.name == "traits" }?.usr
            for member in node.nodes("members") { read(member) }
            traits = outer
            owners.removeLast()
        case "extension_decl":
            let name = TypeName.of(node.text("extended_type"))
            let usr = name.flatMap { types[$0] }
            if let usr {
                addRoots(of: node, usr)
                owners.append(usr)
            }
            let isOfValues = name == "UmweltCore.EnvironmentValues"
            for member in node.nodes("members") {
                if isOfValues, member.kind == "var_decl" { addValue(member) }
                read(member)
            }
            if usr != nil { owners.removeLast() }
        case "func_decl", "subscript_decl", "var_decl": readMember(node)
        case "constructor_decl":
            guard let usr = node.usr, let owner else { return }
            graph.constructed[usr] = owner
            // A view made by an initializer is shown somewhere in the type.
            read(node.node("body"), as: owner, in: ViewGraph.Surroundings(receivers: [owner]))
        case "pattern_binding_decl":
            // A view in a stored property is shown somewhere in the type.
            let surroundings = ViewGraph.Surroundings(receivers: Set([owner].compactMap(\.self)))
            for entry in node.nodes("pattern_entries") {
                let value = entry.node("original_init") ?? entry.node("processed_init")
                // Properties that read the environment are requirements.
                if TypeName.of(value?.type)?.hasPrefix("UmweltCore.Environment<") ?? false { continue }
                read(value, as: owner ?? "", in: surroundings)
            }
        case "macro_expansion_decl": expansion = node.offset.map { ViewGraph.Position(file: file, offset: $0) }
        case "top_level_code_decl": read(node.node("body"), as: "", in: ViewGraph.Surroundings())
        default: break
        }
    }

    /// Reads a function or a property.
    private func readMember(_ node: SyntaxNode) {
        guard let usr = node.usr else { return }
        addRequirement(node)
        if graph.declarations[usr] == nil {
            graph.declarations[usr] = ViewGraph.Declaration(name: node.name, isType: false)
        }
        if let owner, Self.shownMembers.contains(node.name) {
            let surroundings = ViewGraph.Surroundings(receivers: Set([traits].compactMap(\.self)))
            add(ViewGraph.Use(target: usr, surroundings: surroundings, position: nil), to: owner)
        }
        read(node.node("body"), as: usr, in: ViewGraph.Surroundings())
        for accessor in node.nodes("accessors") where !accessor.isImplicit {
            read(accessor.node("body"), as: usr, in: ViewGraph.Surroundings())
        }
    }

    func add(_ use: ViewGraph.Use, to declaration: String) {
        graph.declarations[declaration, default: ViewGraph.Declaration(name: "", isType: false)].uses.append(use)
    }

    private func read(
        _ node: SyntaxNode?, as declaration: String, in surroundings: ViewGraph.Surroundings
    ) {
        guard let node else { return }
        ExpressionReader(builder: self, declaration: declaration).read(node, in: surroundings)
    }

    // MARK: What is looked for

    /// Adds an app, previews, and registrations of `#Preview`.
    private func addRoots(of node: SyntaxNode, _ usr: String) {
        let protocols = node.node("inherits")?.nodes("conformances").compactMap { $0.text("protocol") } ?? []
        let name = graph.declarations[usr]?.name ?? ""
        for conformance in protocols {
            let root: String
            if conformance.hasSuffix("12UmweltScenes3AppP") {
                root = "the app \(name)"
            } else if conformance.hasSuffix("12UmweltScenes15PreviewProviderP") {
                root = "the previews \(name)"
            } else if conformance.hasSuffix("20_PreviewRegistrationP") {
                let name = node.nodes("members").first { $0.kind == "var_decl" && $0.name == "name" }
                root = name?.first(["string_literal_expr"])?.text("value").map { "the preview “\($0)”" } ?? "a preview"
            } else {
                continue
            }
            graph.roots.append(ViewGraph.Root(name: root, declaration: usr))
        }
    }

    private func addValue(_ node: SyntaxNode) {
        guard let usr = node.usr, let position = position(of: node), !node.isImplicit, !node.flag("static"),
            node.nodes("accessors").contains(where: { $0.flag("set") })
        else { return }
        let isPublic = ["public", "package", "open"].contains(node.text("access"))
        graph.values[usr] = ViewGraph.Value(name: node.name, position: position, isPublic: isPublic)
    }

    /// Adds a property's reads of the environment.
    private func addRequirement(_ node: SyntaxNode) {
        for attribute in node.nodes("attrs") where attribute.kind == "custom_attr" {
            let wrapper = TypeName.of(attribute.type).map { TypeName.withoutParameters($0) } ?? ""
            let reader = owner.flatMap { graph.declarations[$0]?.name } ?? ""
            let type = TypeName.of(node.text("interface_type")) ?? ""
            let argument = attribute.arguments.first
            var object: String?
            switch wrapper {
            case "UmweltCombine.EnvironmentObject": object = type
            case "UmweltCore.Environment":
                if let path = argument?.first(["keypath_expr"]) {
                    if let value = KeyPathReader.value(path, in: modules) { graph.read[value] = reader }
                } else if argument != nil, !type.hasPrefix("Swift.Optional<") {
                    object = type
                }
            case let name where name.hasSuffix("ApplicationDelegateAdaptor"):
                graph.given.insert(.object(TypeName.withoutParameters(type)))
            default: break
            }
            guard let object, let usr = node.usr, let position = position(of: node) else { continue }
            graph.requirements.append(
                ViewGraph.Requirement(
                    property: usr, name: node.name, type: owner ?? "", object: TypeName.withoutParameters(object),
                    isObservableObject: wrapper.hasSuffix("EnvironmentObject"), position: position))
        }
    }
}
