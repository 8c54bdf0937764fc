extension Image {
    /// Returns a picture of a symbol, in black and in the size for text of 17 points; nil if there is no such symbol.
    package static func symbolPicture(named name: String) -> DisplayList? {
        guard SymbolLibrary.shared.outline(name) != nil else { return nil }
        let symbol = Image(systemName: name).resolve(in: EnvironmentValues())
        return DisplayList(size: symbol.size, items: symbol.items(in: symbol.size))
    }
}
