import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UISearchBar in SwiftUI") struct SearchBarTests {
    @MainActor private final class Journal: NSObject, UISearchBarDelegate {
        var lines: [String] = []

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            lines.append("text \(searchText)")
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            searchBar.setShowsCancelButton(true, animated: true)
        }

        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search \(searchBar.text ?? "")") }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            searchBar.text = ""
            searchBar.resignFirstResponder()
        }
    }

    private struct Shown: UIViewRepresentable {
        let bar: UISearchBar

        func makeUIView(context: Context) -> UISearchBar { bar }

        func updateUIView(_ bar: UISearchBar, context: Context) {}
    }

    @Test("A search bar tells what the user types, searches and cancels") func search() {
        let (bar, journal) = (UISearchBar(), Journal())
        bar.placeholder = "Books"
        bar.delegate = journal
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Shown(bar: bar) }
        #expect(host.node("Cancel") == nil)
        host.focus("Books")
        host.update()
        #expect(bar.showsCancelButton && bar.isFirstResponder && host.node("Cancel") != nil)
        host.type("Moby", into: "Books")
        host.submit("Books")
        #expect(journal.lines == ["text M", "text Mo", "text Mob", "text Moby", "search Moby"])
        host.tap("Cancel")
        host.update()
        #expect(bar.text == "" && journal.lines.last == "end" && !bar.isFirstResponder)
    }

    @Test("A search bar is 56 points high") func height() {
        #expect((55...57).contains(UISearchBar().intrinsicContentSize.height))
    }
}
