import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's cursors are the browser's, which chooses their line: leave this out.")
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic
    case upstream
    case downstream
}

@available(*, unavailable, message: "Umwelt's cursors are the browser's, which chooses their line: leave this out.")
extension View {
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's cursors are the browser's, which chooses their line: leave this out.")
extension EnvironmentValues {
    public var textSelectionAffinity: TextSelectionAffinity {
        get { .automatic }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt's cursors are the browser's, which chooses their line: leave this out.")
extension AttributedTextSelection {
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
}

@available(*, unavailable, message: "Umwelt's search fields tell nothing of their selection yet: leave this out.")
extension View {
    nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
