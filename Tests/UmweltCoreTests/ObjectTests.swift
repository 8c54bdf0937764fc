import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private class Library {
    var name: String
    var count = 0
    init(_ name: String) { self.name = name }
}

@Observable private final class Archive: Library {}

@Observable private final class Shelf {
    var width = 3
}

/// All instances are equal, yet they are not the same.
@Observable private final class Twin: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Twin, right: Twin) -> Bool { true }
}

private struct SharedLibraryKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = Library("default")
}

extension EnvironmentValues {
    fileprivate var sharedLibrary: Library {
        get { self[SharedLibraryKey.self] }
        set { self[SharedLibraryKey.self] = newValue }
    }
}

private struct NameReader: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.name) }
}

private struct CountReader: View {
    @Environment(Library.self) private var library
    var body: some View { Text(verbatim: "\(library.count)") }
}

private struct OptionalReader: View {
    @Environment(Library.self) private var library: Library?
    var body: some View { Text(library?.name ?? "none") }
}

private struct ShelfReader: View {
    @Environment(Shelf.self) private var shelf
    var body: some View { Text(verbatim: "\(shelf.width)") }
}

private struct KeyPathReader: View {
    @Environment(\.sharedLibrary) private var library
    var body: some View { Text(library.name) }
}

private struct TwinReader: View {
    @Environment(Twin.self) private var twin
    var body: some View { Text(twin.name) }
}

@MainActor @Suite("Objects in the environment") struct ObjectTests {
    @Test("SEMANTICS 16: an object is found by its type")
    func byType() {
        let host = TestHost(typeSetter: FixedMetrics()) { NameReader().environment(Library("city")) }
        #expect(host.texts == ["city"])
    }

    @Test("SEMANTICS 16: an optional object is nil when it is absent, or when nil was set nearer")
    func optional() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                OptionalReader()
                VStack {
                    OptionalReader()
                    OptionalReader().environment(nil as Library?)
                    OptionalReader().environment(Library("nearer"))
                }
                .environment(Library("city"))
            }
        }
        #expect(host.texts == ["none", "city", "none", "nearer"])
    }

    @Test("SEMANTICS 16: an optional object that comes later is seen")
    func comesLater() {
        let library = Library("late")
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in OptionalReader().environment(step == 1 ? library : nil) }
        }
        #expect(host.texts == ["Go", "none"])
        #expect(host.updates { host.tap("Go") }.last == "OptionalReader")
        #expect(host.texts == ["Go", "late"])
        host.tap("Go")
        #expect(host.texts == ["Go", "none"])
    }

    @Test("SEMANTICS 16: the values hold objects by type too")
    func inValues() {
        var values = EnvironmentValues()
        #expect(values[Library.self] == nil)
        let library = Library("own")
        values[Library.self] = library
        #expect(values[Library.self] === library)
        #expect(values[Shelf.self] == nil)
    }

    @Test("SEMANTICS 18: an object under a key path works the same way, its default included")
    func keyPath() {
        let library = Library("set")
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                KeyPathReader()
                KeyPathReader().environment(\.sharedLibrary, library)
            }
        }
        #expect(host.texts == ["default", "set"])
        #expect(host.updates { library.name = "renamed" } == ["KeyPathReader"])
        #expect(host.texts == ["default", "renamed"])
    }

    @Test("SEMANTICS 18: objects of two types live side by side")
    func twoTypes() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                NameReader()
                ShelfReader()
            }.environment(Library("city")).environment(Shelf())
        }
        #expect(host.texts == ["city", "3"])
    }

    @Test("SEMANTICS 18: a subclass is found by the type that it was set as")
    func subclass() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                NameReader().environment(Archive("as library") as Library)
                OptionalReader().environment(Archive("as archive"))
            }
        }
        #expect(host.texts == ["as library", "none"])
    }

    @Test("SEMANTICS 19: only the bodies that read a property of the object run when it changes")
    func readersOfOneProperty() {
        let library = Library("city")
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                NameReader()
                CountReader()
                NameReader()
                Bystander()
            }.environment(library)
        }
        #expect(host.updates { library.count = 4 } == ["CountReader"])
        #expect(host.updates { library.name = "town" } == ["NameReader", "NameReader"])
        #expect(host.texts == ["town", "4", "town", "bystander"])
        #expect(host.cost.bodies == 2)
    }

    @Test("SEMANTICS 19: a property is tracked again after each run")
    func tracksAgain() {
        let library = Library("0")
        let host = TestHost(typeSetter: FixedMetrics()) { NameReader().environment(library) }
        for number in 1...5 {
            #expect(host.updates { library.name = "\(number)" } == ["NameReader"])
            #expect(host.texts == ["\(number)"])
        }
    }

    @Test("SEMANTICS 19: replacing the object by another instance runs its readers")
    func replaced() {
        let (first, second) = (Library("first"), Library("second"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    NameReader()
                    CountReader()
                    Bystander()
                }.environment(step == 0 ? first : second)
            }
        }
        #expect(Array(host.updates { host.tap("Go") }.dropFirst()) == ["NameReader", "CountReader"])
        #expect(host.texts == ["Go", "second", "0", "bystander"])
        #expect(host.updates { first.name = "unseen" } == [])
        #expect(host.updates { second.name = "seen" } == ["NameReader"])
    }

    @Test("SEMANTICS 19: another instance is another object, though it is equal")
    func equalTwins() {
        let (first, second) = (Twin("first"), Twin("second"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in TwinReader().environment(step == 0 ? first : second) }
        }
        host.tap("Go")
        #expect(host.texts == ["Go", "second"])
    }
}
