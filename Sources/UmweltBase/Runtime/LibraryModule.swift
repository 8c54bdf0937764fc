/// The names of the library's own modules, whose types and source lines are not the app's.
package enum LibraryModule {
    private static let names: Set<String> = [
        "CoreData", "CoreDataStack", "CoreDataViews", "CoreTransferable", "Swift", "SwiftData", "SwiftDataStack",
        "SwiftDataViews", "SwiftUI", "Umwelt", "UmweltBase", "UmweltBrowser", "UmweltCombine", "UmweltContent",
        "UmweltControls", "UmweltCore", "UmweltDocuments", "UmweltGraphics", "UmweltInspector", "UmweltInteraction",
        "UmweltLayout", "UmweltLists", "UmweltMotion", "UmweltNavigation", "UmweltPictures", "UmweltScenes",
        "UmweltSemantics", "UmweltUIKit", "UmweltWindow",
    ]

    /// Returns true if a module of the library has a name.
    package static func isNamed(_ name: some StringProtocol) -> Bool { names.contains(String(name)) }

    /// Returns true if a module of the library declares a type. An extension of a type belongs to the module that it is
    /// in.
    package static func declares(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        if let extending = name.firstMatch(of: /^\(extension in (\w+)\)/) { return isNamed(extending.1) }
        return isNamed(name.prefix { $0 != "." })
    }
}
