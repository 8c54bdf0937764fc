import Foundation
import Testing

import Umwelt
import UmweltNavigation

private enum Tab { case home, search, settings }
private enum OneCase { case only }
private enum Mood: String { case calm = "🙂", wild }
private enum Payload { case some(Int), none }

private struct Book: Equatable {
    let id: UUID
    var title: String
    var tab: Tab = .home
    var marks: [Mark] = []
    var next: [Book]?
}

private struct Mark: Equatable {
    var page = 0
    var note: String?
}

private final class Shelf: Codable {}

private struct Place: Hashable {}

private final class Room: Codable, Hashable {
    static func == (left: Room, right: Room) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Suite struct EncodedStateTests {
    /// The value as another process would read it.
    private func again<Value>(_ value: Value) throws -> Value? {
        guard let kept = EncodedState(value) else { return nil }
        return try JSONDecoder().decode(EncodedState.self, from: JSONEncoder().encode(kept)).value(as: Value.self)
    }

    @Test("What writes itself is kept so")
    func codable() throws {
        #expect(try again(7) == 7)
        #expect(try again("ü\n\"") == "ü\n\"")
        #expect(try again([1.5, .infinity]) == [1.5, .infinity])
        #expect(try again(Date(timeIntervalSince1970: 1)) == Date(timeIntervalSince1970: 1))
        #expect(try again(["a": [1]]) == ["a": [1]])
        #expect(try again(Int?.none) == .some(nil))
        #expect(try again(Int?.some(3)) == .some(3))
    }

    @Test("A path is kept if all of its values can be stored, and none is an object")
    func paths() throws {
        var path = NavigationPath([7])
        path.append("Emma")
        path.append([1.5])
        #expect(try again(path) == path)
        #expect(try again(NavigationPath()) == NavigationPath())
        #expect(try again([path]) == [path])
        var unstorable = path
        unstorable.append(Place())
        #expect(EncodedState(unstorable) == nil)
        var withObject = path
        withObject.append([Room()])
        #expect(EncodedState(withObject) == nil)
    }

    @Test("Cases are kept by name, or by the raw value")
    func enumerations() throws {
        #expect(try again(Tab.settings) == .settings)
        #expect(try again(OneCase.only) == .only)
        #expect(try again(Mood.calm) == .calm)
        #expect(CaseNames(Tab.self)?.value("search") == .search)
        #expect(CaseNames(Tab.self)?.value("gone") == nil)
    }

    @Test("Structures, arrays and optionals of plain values are kept")
    func plain() throws {
        let inner = Book(id: UUID(), title: "inner")
        let book = Book(
            id: UUID(), title: "Moby", tab: .search, marks: [Mark(page: 3, note: "n"), Mark()], next: [inner])
        #expect(try again(book) == book)
        #expect(try again([book, inner]) == [book, inner])
        #expect(try again(Book?.none) == .some(nil))
        let pair = try #require(try again((1, Tab.search)))
        #expect(pair == (1, .search))
    }

    @Test("Objects, closures, values of unknown type and cases that hold something are not")
    func unkept() {
        #expect(EncodedState(Shelf()) == nil)
        #expect(EncodedState([Shelf()]) == nil)
        #expect(EncodedState(Shelf?.none) == nil)
        #expect(EncodedState { 1 } == nil)
        #expect(EncodedState(1 as Any) == nil)
        #expect(EncodedState(Payload.some(1)) == nil)
        #expect(EncodedState((1, Shelf())) == nil)
    }

    @Test("Another type gets nothing, unless it has the same name and the same inside")
    func otherType() throws {
        struct A { struct Point { var x = 1, y = 2 } }
        struct B { struct Point { var x = 1, z = 2 } }
        struct C { struct Point { var x = 1, y = "2" } }
        struct D { struct Point: Codable { var x = 1, y = 2 } }
        let kept = try #require(EncodedState(A.Point(x: 5)))
        #expect(kept.value(as: A.Point.self)?.x == 5)
        #expect(kept.value(as: B.Point.self) == nil)
        #expect(kept.value(as: C.Point.self) == nil)
        #expect(kept.value(as: D.Point.self)?.x == 5)
        #expect(kept.value(as: Int.self) == nil)
        #expect(EncodedState("7")?.value(as: Int.self) == nil)
    }
}
