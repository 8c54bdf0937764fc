import Foundation
import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Dialogs about an item")
struct ItemDialogTests {
    @Observable fileprivate final class Library {
        var doomed: String?
        var log: [String] = []
    }

    fileprivate enum Form: CaseIterable { case key, string, text, resource }

    fileprivate struct Page: View {
        let form: Form
        let isAlert: Bool
        let hasMessage: Bool
        @Bindable var library: Library

        private func actions(_ book: String) -> some View {
            Button("Burn \(book)", role: .destructive) { library.log.append(book) }
        }

        var body: some View {
            let (item, title) = ($library.doomed, "Burn?")
            let resource = LocalizedStringResource("Burn?")
            let base = Text("Shelf")
            switch (isAlert, hasMessage, form) {
            case (true, false, .key): base.alert("Burn?", item: item) { actions($0) }
            case (true, false, .string): base.alert(title, item: item) { actions($0) }
            case (true, false, .text): base.alert(Text(title), item: item) { actions($0) }
            case (true, false, .resource): base.alert(resource, item: item) { actions($0) }
            case (true, true, .key):
                base.alert("Burn?", item: item) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            case (true, true, .string):
                base.alert(title, item: item) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            case (true, true, .text):
                base.alert(Text(title), item: item) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            case (true, true, .resource):
                base.alert(resource, item: item) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            case (false, false, .key):
                base.confirmationDialog("Burn?", item: item, titleVisibility: .visible) { actions($0) }
            case (false, false, .string):
                base.confirmationDialog(title, item: item, titleVisibility: .visible) { actions($0) }
            case (false, false, .text):
                base.confirmationDialog(Text(title), item: item, titleVisibility: .visible) { actions($0) }
            case (false, false, .resource):
                base.confirmationDialog(resource, item: item, titleVisibility: .visible) { actions($0) }
            case (false, true, .key):
                base.confirmationDialog("Burn?", item: item, titleVisibility: .visible) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            case (false, true, .string):
                base.confirmationDialog(title, item: item, titleVisibility: .visible) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            case (false, true, .text):
                base.confirmationDialog(Text(title), item: item, titleVisibility: .visible) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            case (false, true, .resource):
                base.confirmationDialog(resource, item: item, titleVisibility: .visible) {
                    actions($0)
                } message: {
                    Text("It is \($0)")
                }
            }
        }
    }

    @Test("An item presents a dialog with its actions, and a press sets the item to nil", arguments: [true, false])
    func forms(isAlert: Bool) {
        for form in Form.allCases {
            for hasMessage in [true, false] {
                let library = Library()
                let host = TestHost { Page(form: form, isAlert: isAlert, hasMessage: hasMessage, library: library) }
                #expect(host.texts == ["Shelf"])
                library.doomed = "Emma"
                host.update()
                #expect(host.texts.contains("Burn?") && host.texts.contains("Burn Emma"))
                #expect(host.texts.contains("It is Emma") == hasMessage)
                #expect(host.tap("Burn Emma"))
                #expect(library.log == ["Emma"] && library.doomed == nil)
                #expect(host.texts == ["Shelf"])
            }
        }
    }

    @Test("A dialog keeps the item that it began with, and the cancel button sets it to nil")
    func keptItem() {
        let library = Library()
        library.doomed = "Emma"
        let host = TestHost { Page(form: .key, isAlert: false, hasMessage: false, library: library) }
        library.doomed = "Ulysses"
        host.update()
        #expect(host.texts.contains("Burn Emma") && !host.texts.contains("Burn Ulysses"))
        #expect(host.tap("Cancel") && library.doomed == nil && library.log.isEmpty)
        library.doomed = "Ulysses"
        host.update()
        #expect(host.texts.contains("Burn Ulysses"))
    }

    private enum Fault: LocalizedError {
        case full
        var errorDescription: String? { "The disk is full" }
        var recoverySuggestion: String? { "Delete something" }
    }

    private struct Saving: View {
        let hasMessage: Bool
        @State private var error: Fault?

        var body: some View {
            VStack {
                Text(error == nil ? "Fine" : "Broken")
                if hasMessage {
                    Button("Save") { error = .full }.alert(error: $error) { _ in
                        Button("Later") {}
                    } message: {
                        Text($0.recoverySuggestion ?? "")
                    }
                } else {
                    Button("Save") { error = .full }.alert(error: $error) {}
                }
            }
        }
    }

    @Test("An error presents an alert with its description, and a press sets the error to nil")
    func errors() {
        let host = TestHost { Saving(hasMessage: false) }
        #expect(host.tap("Save") && host.texts.contains("The disk is full") && host.texts.contains("Broken"))
        #expect(host.tap("OK") && host.texts == ["Fine", "Save"])
    }

    @Test("An alert about an error has actions and a message that know the error")
    func errorMessages() {
        let host = TestHost { Saving(hasMessage: true) }
        #expect(host.tap("Save") && host.texts.contains("The disk is full") && host.texts.contains("Delete something"))
        #expect(host.tap("Later") && host.texts == ["Fine", "Save"])
    }
}
