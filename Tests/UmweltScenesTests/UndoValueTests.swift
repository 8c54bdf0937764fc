import SwiftUI
import Testing
import UmweltTesting

@Observable private final class Document {
    var words: [String] = []
    var count = 0

    @MainActor func add(_ word: String, with manager: UndoManager?) {
        words.append(word)
        manager?.registerUndo(withTarget: self) { $0.removeLast(with: manager) }
        manager?.setActionName("Add \(word)")
    }

    @MainActor private func removeLast(with manager: UndoManager?) {
        let word = words.removeLast()
        manager?.registerUndo(withTarget: self) { $0.add(word, with: manager) }
    }
}

private struct Editor: View {
    let document: Document
    var isCounting = false
    @Environment(\.undoManager) private var undoManager
    var body: some View {
        Button("Add") { document.add("word", with: undoManager) }
        Button("Back") { undoManager?.undo() }
        Text(document.words.joined(separator: " "))
            .onChange(of: document.words) { old, new in
                guard isCounting && new.count > old.count else { return }
                document.count += 1
                undoManager?.registerUndo(withTarget: document) { $0.count -= 1 }
            }
    }
}

private struct ManagerReader: View {
    @Environment(\.undoManager) private var undoManager
    var body: some View { Text(undoManager == nil ? "none" : "there") }
}

private struct ReaderScene: Scene {
    @Environment(\.undoManager) private var undoManager
    let found: (UndoManager?) -> Void
    var body: some Scene {
        found(undoManager)
        return WindowGroup { ManagerReader() }
    }
}

private struct ReaderApp: App {
    nonisolated(unsafe) static var found: [UndoManager?] = []
    var body: some Scene { ReaderScene { Self.found.append($0) } }
}

@MainActor @Suite("The undo manager of a window") struct UndoValueTests {
    @Test("What a press has changed is undone at once, with what followed from it")
    func eventsAreGroups() {
        let document = Document()
        let host = TestHost(typeSetter: FixedMetrics()) { Editor(document: document, isCounting: true) }
        host.tap("Add")
        host.tap("Add")
        #expect(document.words.count == 2 && document.count == 2)
        host.undo()
        #expect(document.words.count == 1 && document.count == 1)
        host.undo()
        #expect(document.words == [] && document.count == 0)
    }

    @Test("Views and hosts undo and redo with it, and what reads the changed values runs")
    func undoAndRedo() {
        let document = Document()
        let host = TestHost(typeSetter: FixedMetrics()) { Editor(document: document) }
        host.tap("Add")
        #expect(host.updates { host.tap("Back") } == ["Editor"])
        #expect(document.words == [])
        #expect(host.updates { host.redo() } == ["Editor"])
        #expect(host.texts.last == "word")
        #expect(host.updates { host.undo() } == ["Editor"])
        #expect(document.words == [])
    }

    @Test("Each window has its own; outside of windows there is none")
    func windows() {
        let one = ViewHost(typeSetter: FixedMetrics(), content: ManagerReader())
        let other = ViewHost(typeSetter: FixedMetrics(), content: ManagerReader())
        #expect(one.undoManager !== other.undoManager)
        #expect(one.semantics.map(\.label) == ["there"])
        #expect(EnvironmentValues().undoManager == nil)
        ReaderApp.found = []
        let host = TestHost(app: ReaderApp(), typeSetter: FixedMetrics())
        #expect(host?.texts == ["there"])
        #expect(ReaderApp.found.allSatisfy { $0 == nil } && !ReaderApp.found.isEmpty)
    }

    @Test("A window that has closed lets its manager go")
    func release() {
        var host: ViewHost? = ViewHost(typeSetter: FixedMetrics(), content: ManagerReader())
        weak let manager = host?.undoManager
        #expect(host?.semantics.count == 1)
        host = nil
        #expect(manager == nil)
    }
}
