import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Titles by resource") struct ResourceTitleTests {
    private enum Genre: String, CaseIterable {
        case novel
        var title: LocalizedStringResource { "A \(rawValue)" }
    }

    @Test("A resource is the title of texts, controls and pages")
    func titles() {
        let title = Genre.novel.title
        let host = TestHost {
            NavigationStack {
                VStack {
                    Text(title)
                    Button(title) {}
                    Label(title, systemImage: "book")
                    Toggle(title, isOn: .constant(true))
                    Text("Literals are keys")
                }
                .navigationTitle(title)
            }
        }
        #expect(host.texts.filter { $0 == "A novel" }.count >= 4)
        #expect(host.texts.contains("Literals are keys"))
    }
}
