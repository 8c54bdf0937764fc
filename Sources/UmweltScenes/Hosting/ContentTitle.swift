@_spi(Kernel) import UmweltCore

/// The title that the content of a window or a presentation sets, with its string in the language of the environment
/// there.
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

/// The title of the content; of several the first one in view order counts.
package struct ContentTitleKey: PreferenceKey {
    package static var defaultValue: ContentTitle? { nil }

    package static func reduce(value: inout ContentTitle?, nextValue: () -> ContentTitle?) {
        value = value ?? nextValue()
    }
}

extension RootElementBase {
    /// The title of the window as the last update left it: that of its content, or else of its scene.
    func shownTitle(in environment: EnvironmentRoot) -> String? {
        contentTitle.value?.string ?? title?.string(in: EnvironmentValues(at: environment, tracking: false))
    }
}
