/// `@Entry var name: Type = value`: generates the accessors, which use a key, and the key type.
enum EntryMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        let property: EntryProperty
        do throws(Diagnostic) {
            property = try EntryProperty(use)
        } catch {
            // The compiler does not ask for accessors here.
            return Expansion(diagnostic: use.role == .peer ? error : nil)
        }
        do throws(Diagnostic) {
            let container = try property.container(in: use)
            return Expansion(source: use.role == .peer ? property.key(in: container) : property.accessors)
        } catch {
            // Reported once, and with accessors: without any the compiler would report an error about stored properties
            // as well.
            return use.role == .peer
                ? Expansion() : Expansion(source: property.accessorsAfterMistake, diagnostic: error)
        }
    }
}
