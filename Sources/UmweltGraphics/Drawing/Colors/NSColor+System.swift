extension NSColor {
    /// The colour of the most important text.
    public static let labelColor = NSColor(Color(system: .primary))
    /// The colour of less important text.
    public static let secondaryLabelColor = NSColor(Color(system: .secondary))
    /// The colour of still less important text.
    public static let tertiaryLabelColor = NSColor(Color(system: .tertiary))
    /// The faintest colour of text.
    public static let quaternaryLabelColor = NSColor(Color(system: .quaternary))
    /// The colour of text.
    public static let textColor = NSColor(Color(system: .primary))
    /// The colour of the placeholder text of an empty field.
    public static let placeholderTextColor = NSColor(Color(system: .placeholder))
    /// The colour of links.
    public static let linkColor = NSColor(Color(system: .link))
    /// The colour of translucent lines between views.
    public static let separatorColor = NSColor(Color(system: .separator))
    /// The colour of the lines of tables.
    public static let gridColor = NSColor(Color(system: .opaqueSeparator))
    /// The colour behind a window's content.
    public static let windowBackgroundColor = NSColor(Color(system: .secondaryBackground))
    /// The colour behind lists and tables.
    public static let controlBackgroundColor = NSColor(Color(system: .windowBackground))
    /// The colour behind text.
    public static let textBackgroundColor = NSColor(Color(system: .windowBackground))
    /// The colour behind pages.
    public static let underPageBackgroundColor = NSColor(Color(system: .gray5))
    /// The colour of controls.
    public static let controlColor = NSColor(Color(system: .fill))
    /// The colour of text on controls.
    public static let controlTextColor = NSColor(Color(system: .primary))
    /// The colour of text on disabled controls.
    public static let disabledControlTextColor = NSColor(Color(system: .tertiary))
    /// The colour of controls that can be used.
    public static let controlAccentColor = NSColor(Color(system: .blue))
    /// The background colour of selected content.
    public static let selectedContentBackgroundColor = NSColor(Color(system: .blue))
    /// The background colour of selected content in a view or window that is not active.
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(Color(system: .selectedRow))
    /// The colour of the outline around the view that has the keyboard focus.
    public static let keyboardFocusIndicatorColor = NSColor(Color(system: .blue))
    /// The system's red.
    public static let systemRed = NSColor(Color(system: .red))
    /// The system's orange.
    public static let systemOrange = NSColor(Color(system: .orange))
    /// The system's yellow.
    public static let systemYellow = NSColor(Color(system: .yellow))
    /// The system's green.
    public static let systemGreen = NSColor(Color(system: .green))
    /// The system's mint.
    public static let systemMint = NSColor(Color(system: .mint))
    /// The system's teal.
    public static let systemTeal = NSColor(Color(system: .teal))
    /// The system's cyan.
    public static let systemCyan = NSColor(Color(system: .cyan))
    /// The system's blue.
    public static let systemBlue = NSColor(Color(system: .blue))
    /// The system's indigo.
    public static let systemIndigo = NSColor(Color(system: .indigo))
    /// The system's purple.
    public static let systemPurple = NSColor(Color(system: .purple))
    /// The system's pink.
    public static let systemPink = NSColor(Color(system: .pink))
    /// The system's brown.
    public static let systemBrown = NSColor(Color(system: .brown))
    /// The system's grey.
    public static let systemGray = NSColor(Color(system: .gray))
}

extension NSColor {
    /// Black, the same everywhere.
    public static let black = NSColor(FixedColor.black)
    /// Dark grey, the same everywhere.
    public static let darkGray = NSColor(FixedColor.darkGray)
    /// Light grey, the same everywhere.
    public static let lightGray = NSColor(FixedColor.lightGray)
    /// White, the same everywhere.
    public static let white = NSColor(FixedColor.white)
    /// Grey, the same everywhere.
    public static let gray = NSColor(FixedColor.gray)
    /// Red, the same everywhere.
    public static let red = NSColor(FixedColor.red)
    /// Green, the same everywhere.
    public static let green = NSColor(FixedColor.green)
    /// Blue, the same everywhere.
    public static let blue = NSColor(FixedColor.blue)
    /// Cyan, the same everywhere.
    public static let cyan = NSColor(FixedColor.cyan)
    /// Yellow, the same everywhere.
    public static let yellow = NSColor(FixedColor.yellow)
    /// Magenta, the same everywhere.
    public static let magenta = NSColor(FixedColor.magenta)
    /// Orange, the same everywhere.
    public static let orange = NSColor(FixedColor.orange)
    /// Purple, the same everywhere.
    public static let purple = NSColor(FixedColor.purple)
    /// Brown, the same everywhere.
    public static let brown = NSColor(FixedColor.brown)
    /// Transparent, the same everywhere.
    public static let clear = NSColor(FixedColor.clear)
}
