import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Variadic views")
struct VariadicViewTests {
    private struct Divided: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Text("–") }
            }
        }
    }

    private struct Reversed: _VariadicView.UnaryViewRoot {
        @Environment(\.locale) private var locale

        func body(children: _VariadicView.Children) -> some View {
            Text(locale.identifier)
            ForEach(children.reversed()) { $0 }
        }
    }

    @Test("A root makes views of all views, whatever they are in")
    func multi() {
        let host = TestHost {
            VStack {
                _VariadicView.Tree(Divided()) {
                    Text("one")
                    ForEach(2..<4) { Text(verbatim: "\($0)") }
                    Group { Text("four") }
                }
            }
        }
        #expect(host.texts == ["one", "–", "2", "–", "3", "–", "four"])
    }

    @Test("A unary root is one view to its container, and reads its environment")
    func unary() throws {
        let host = TestHost {
            HStack {
                _VariadicView.Tree(Reversed()) {
                    Text("one")
                    Text("two")
                }
                Text("end")
            }
            .environment(\.locale, Locale(identifier: "fr_FR"))
        }
        #expect(Set(host.texts) == ["fr_FR", "two", "one", "end"])
        let (one, two) = (try #require(host.frame(of: "one")), try #require(host.frame(of: "two")))
        #expect(two.maxY <= one.minY)
    }

    @Test("Children tell their identities and traits")
    func traits() {
        struct Mark: _ViewTraitKey { static var defaultValue: String { "none" } }
        struct Marks: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    Text(verbatim: "\(child.id(as: Int.self) ?? -1) \(child[Mark.self])")
                }
            }
        }
        let host = TestHost {
            VStack {
                _VariadicView.Tree(Marks()) {
                    ForEach([7, 8], id: \.self) { Text(verbatim: "\($0)")._trait(Mark.self, "row") }
                    Text("x").id(9)
                    Text("y")
                }
            }
        }
        #expect(host.texts == ["7 row", "8 row", "9 none", "-1 none"])
    }
}
