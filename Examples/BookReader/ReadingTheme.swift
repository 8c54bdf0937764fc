import SwiftUI

/// The colours that the reader likes to read in, for light and dark.
enum ReadingTheme: String, CaseIterable {
    case paper
    case slate

    var name: String { rawValue.capitalized }

    func page(_ scheme: ColorScheme) -> Color {
        switch (self, scheme) {
        case (.paper, .dark): Color(red: 0.09, green: 0.08, blue: 0.07)
        case (.paper, _): Color(red: 0.97, green: 0.95, blue: 0.91)
        case (.slate, .dark): Color(red: 0.06, green: 0.07, blue: 0.09)
        case (.slate, _): Color(red: 0.94, green: 0.95, blue: 0.97)
        }
    }

    func card(_ scheme: ColorScheme) -> Color {
        switch (self, scheme) {
        case (.paper, .dark): Color(red: 0.15, green: 0.14, blue: 0.12)
        case (.slate, .dark): Color(red: 0.12, green: 0.14, blue: 0.17)
        default: .white
        }
    }

    var accent: Color {
        switch self {
        case .paper: Color(red: 0.80, green: 0.38, blue: 0.16)
        case .slate: Color(red: 0.22, green: 0.47, blue: 0.85)
        }
    }
}

extension EnvironmentValues {
    @Entry var readingTheme: ReadingTheme = .slate
}
