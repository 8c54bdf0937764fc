/// The script of the page: shows what comes over the socket and says what its user does.
///
/// Each part is in a file of its own. They are one script, so that they see each other's functions.
enum PageScript {
    static let javaScript = """
        "use strict";

        """
        + [
            NodeScript.javaScript, ControlScript.javaScript, ChoiceScript.javaScript, ScrollScript.javaScript,
            ListScript.javaScript, TabScript.javaScript, MeterScript.javaScript, DateScript.javaScript,
            TextChangeScript.javaScript,
            FieldScript.javaScript,
            UndoScript.javaScript, FocusScript.javaScript,
            SemanticsScript.javaScript, AccessibilityScript.javaScript, PresentationScript.javaScript,
            NavigationScript.javaScript, DrawingScript.javaScript, EffectScript.javaScript, ImageScript.javaScript,
            PointerScript.javaScript, MenuScript.javaScript, ShortcutScript.javaScript,
            SystemScript.javaScript, WindowScript.javaScript, BuildNotice.javaScript, ConnectionScript.javaScript,
        ].joined(separator: "\n")
}
