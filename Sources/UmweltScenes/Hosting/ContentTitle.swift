@_spi(Kernel) import UmweltCore

/// The title set by the content of a window or a presentation, as a string in its environment's language.
package struct ContentTitle: Equatable {
    package let text: Text
    package let string: String

    /// True if the bar of a navigation stack in the content shows the title: bars around that stack do not.
    package var isShown = false

    package init(text: Text, string: String) {
        self.text = text
        self.string = string
    }
}

/// The title of the content; the first view in view order applies.
package struct ContentTitleKey: PreferenceKey {
    package static var defaultValue: ContentTitle? { nil }

    package static func reduce(value: inout ContentTitle?, nextValue: () -> ContentTitle?) {
        value = value ?? nextValue()
    }
}

extension RootElementBase {
    /// The title of the window after the last update: its content's, or its scene's.
    func shownTitle(in environment: EnvironmentRoot) -> String? {
        contentTitle.value?.string ?? title?.string(in: EnvironmentValues(at: environment, tracking: false))
    }
}
