extension SystemColor {
    /// The components for default contrast in the design of iOS 26; nil for a colour that it has not changed.
    ///
    /// From Apple's Human Interface Guidelines of 2025, "Color", as public projects repeat them. Pictures and frames of
    /// iOS 26 agree in red, green, blue, the dark indigo and the dark blue. The colour of links is a guess: it is that
    /// of iOS 18's blue there, too.
    var newComponents: Pair? {
        switch self {
        case .red: Self.pair(0xFF383C, 0xFF4245)
        case .orange: Self.pair(0xFF8D28, 0xFF9230)
        case .yellow: Self.pair(0xFFCC00, 0xFFD600)
        case .green: Self.pair(0x34C759, 0x30D158)
        case .mint: Self.pair(0x00C8B3, 0x00DAC3)
        case .teal: Self.pair(0x00C3D0, 0x00D2E0)
        case .cyan: Self.pair(0x00C0E8, 0x3CD3FE)
        case .blue, .link: Self.pair(0x0088FF, 0x0091FF)
        case .indigo: Self.pair(0x6155F5, 0x6B5DFF)
        case .purple: Self.pair(0xCB30E0, 0xDB34F2)
        case .pink: Self.pair(0xFF2D55, 0xFF375F)
        case .brown: Self.pair(0xAC7F5E, 0xB78A66)
        default: nil
        }
    }

    /// The components for increased contrast in the design of iOS 26; nil for a colour that it has not changed.
    var newIncreasedComponents: Pair? {
        switch self {
        case .red: Self.pair(0xE9152D, 0xFF6165)
        case .orange: Self.pair(0xC55300, 0xFFA056)
        case .yellow: Self.pair(0xA16A00, 0xFEDF43)
        case .green: Self.pair(0x008932, 0x4AD968)
        case .mint: Self.pair(0x008575, 0x54DFCB)
        case .teal: Self.pair(0x008198, 0x3BDDEC)
        case .cyan: Self.pair(0x007EAE, 0x6DD9FF)
        case .blue, .link: Self.pair(0x1E6EF4, 0x5CB8FF)
        case .indigo: Self.pair(0x564ADE, 0xA7AAFF)
        case .purple: Self.pair(0xB02FC2, 0xEA8DFF)
        case .pink: Self.pair(0xE7124D, 0xFF8AC4)
        case .brown: Self.pair(0x956D51, 0xDBA679)
        default: nil
        }
    }
}
