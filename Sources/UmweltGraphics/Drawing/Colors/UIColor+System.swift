extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(Color(system: .red))
    /// The system's orange.
    public static let systemOrange = UIColor(Color(system: .orange))
    /// The system's yellow.
    public static let systemYellow = UIColor(Color(system: .yellow))
    /// The system's green.
    public static let systemGreen = UIColor(Color(system: .green))
    /// The system's mint.
    public static let systemMint = UIColor(Color(system: .mint))
    /// The system's teal.
    public static let systemTeal = UIColor(Color(system: .teal))
    /// The system's cyan.
    public static let systemCyan = UIColor(Color(system: .cyan))
    /// The system's blue.
    public static let systemBlue = UIColor(Color(system: .blue))
    /// The system's indigo.
    public static let systemIndigo = UIColor(Color(system: .indigo))
    /// The system's purple.
    public static let systemPurple = UIColor(Color(system: .purple))
    /// The system's pink.
    public static let systemPink = UIColor(Color(system: .pink))
    /// The system's brown.
    public static let systemBrown = UIColor(Color(system: .brown))
    /// The system's grey.
    public static let systemGray = UIColor(Color(system: .gray))
    /// The second of the system's six greys.
    public static let systemGray2 = UIColor(Color(system: .gray2))
    /// The third of the system's six greys.
    public static let systemGray3 = UIColor(Color(system: .gray3))
    /// The fourth of the system's six greys.
    public static let systemGray4 = UIColor(Color(system: .gray4))
    /// The fifth of the system's six greys.
    public static let systemGray5 = UIColor(Color(system: .gray5))
    /// The sixth of the system's six greys, the nearest to the background.
    public static let systemGray6 = UIColor(Color(system: .gray6))
    /// The colour of controls.
    public static let tintColor = UIColor(Color(system: .blue))
    /// The colour of the most important text.
    public static let label = UIColor(Color(system: .primary))
    /// The colour of less important text.
    public static let secondaryLabel = UIColor(Color(system: .secondary))
    /// The colour of still less important text.
    public static let tertiaryLabel = UIColor(Color(system: .tertiary))
    /// The faintest colour of text.
    public static let quaternaryLabel = UIColor(Color(system: .quaternary))
    /// The colour of the placeholder text of an empty field.
    public static let placeholderText = UIColor(Color(system: .placeholder))
    /// The colour of links.
    public static let link = UIColor(Color(system: .link))
    /// The colour of translucent lines between views.
    public static let separator = UIColor(Color(system: .separator))
    /// The colour of opaque lines between views.
    public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
    /// The colour behind content.
    public static let systemBackground = UIColor(Color(system: .windowBackground))
    /// The colour behind groups of content.
    public static let secondarySystemBackground = UIColor(Color(system: .secondaryBackground))
    /// The colour behind groups within groups.
    public static let tertiarySystemBackground = UIColor(Color(system: .tertiaryBackground))
    /// The colour behind groups of rows.
    public static let systemGroupedBackground = UIColor(Color(system: .groupedBackground))
    /// The colour of groups of rows.
    public static let secondarySystemGroupedBackground = UIColor(Color(system: .groupBackground))
    /// The colour of groups within groups of rows.
    public static let tertiarySystemGroupedBackground = UIColor(Color(system: .tertiaryGroupedBackground))
    /// The fill colour of small shapes.
    public static let systemFill = UIColor(Color(system: .fill))
    /// The fill colour of medium-sized shapes.
    public static let secondarySystemFill = UIColor(Color(system: .secondaryFill))
    /// The fill colour of large shapes.
    public static let tertiarySystemFill = UIColor(Color(system: .tertiaryFill))
    /// The fill colour of large, complex areas.
    public static let quaternarySystemFill = UIColor(Color(system: .quaternaryFill))
}

extension UIColor {
    /// Black, the same everywhere.
    public static let black = UIColor(FixedColor.black)
    /// Dark grey, the same everywhere.
    public static let darkGray = UIColor(FixedColor.darkGray)
    /// Light grey, the same everywhere.
    public static let lightGray = UIColor(FixedColor.lightGray)
    /// White, the same everywhere.
    public static let white = UIColor(FixedColor.white)
    /// Grey, the same everywhere.
    public static let gray = UIColor(FixedColor.gray)
    /// Red, the same everywhere.
    public static let red = UIColor(FixedColor.red)
    /// Green, the same everywhere.
    public static let green = UIColor(FixedColor.green)
    /// Blue, the same everywhere.
    public static let blue = UIColor(FixedColor.blue)
    /// Cyan, the same everywhere.
    public static let cyan = UIColor(FixedColor.cyan)
    /// Yellow, the same everywhere.
    public static let yellow = UIColor(FixedColor.yellow)
    /// Magenta, the same everywhere.
    public static let magenta = UIColor(FixedColor.magenta)
    /// Orange, the same everywhere.
    public static let orange = UIColor(FixedColor.orange)
    /// Purple, the same everywhere.
    public static let purple = UIColor(FixedColor.purple)
    /// Brown, the same everywhere.
    public static let brown = UIColor(FixedColor.brown)
    /// Transparent, the same everywhere.
    public static let clear = UIColor(FixedColor.clear)
}
