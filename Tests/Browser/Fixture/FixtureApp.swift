import Foundation
import SwiftUI

/// Shows the view that the variable `FIXTURE` names, for tests in the browser.
@main
struct FixtureApp: App {
    var body: some Scene {
        WindowGroup {
            switch ProcessInfo.processInfo.environment["FIXTURE"] {
            case "accessibility": AccessibilityFixture()
            case "choices": ChoicesFixture()
            case "combine": CombineFixture()
            case "controls": ControlsFixture()
            case "drawing": DrawingFixture()
            case "gestures": GesturesFixture()
            case "images": ImagesFixture()
            case "lists": ListsFixture()
            case "meters": MetersFixture()
            case "menus": MenusFixture()
            case "motion": MotionFixture()
            case "hundred": HundredFixture()
            case "paint": PaintFixture()
            case "addresses": AddressesFixture()
            case "navigation": NavigationFixture()
            case "notifications": NotificationsFixture()
            case "embedded": EmbeddedFixture()
            case "exchange": ExchangeFixture()
            case "fields": FieldsFixture()
            case "panes": PanesFixture()
            case "presentation": PresentationFixture()
            case "scrolling": ScrollingFixture()
            case "selections": SelectionsFixture()
            case "semantics": SemanticsFixture()
            case "serving": ServingFixture()
            case "split": SplitFixture()
            case "standins": RepresentationFixture()
            case "styled-editor": StyledEditorFixture()
            case "tables": TablesFixture()
            case "tabs": TabsFixture()
            case "text": TextFixture()
            case "uikit": UIKitFixture()
            case "windows": WindowsFixture()
            default: Text("Set FIXTURE to the name of a view.")
            }
        }
        OtherWindows()
    }
}
