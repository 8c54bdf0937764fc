import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Person: Equatable {
    var name = "Ada"
    var pets = ["cat", "dog"]
    var nickname: String?
}

@Observable private final class Account: Identifiable {
    let id = 7
    var owner = Person()
    var balance = 0
}

private struct NameButton: View {
    @Binding var name: String
    var body: some View { Button(name) { name += "!" } }
}

private struct Owner: View {
    @State private var person = Person()
    @State private var unused = 0
    var body: some View {
        NameButton(name: $person.name)
        Button("other") { unused += 1 }
    }
}

@MainActor @Suite("State and bindings") struct StateTests {
    @Test("A state runs the body that reads it, and only that")
    func state() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Owner()
                Bystander()
            }
        }
        #expect(host.texts == ["Ada", "other", "bystander"])
        #expect(host.updates { host.tap("other") } == [])
    }

    @Test("A binding writes through to the state, and the body that reads it runs")
    func binding() {
        let host = TestHost(typeSetter: FixedMetrics()) { Owner() }
        #expect(host.updates { host.tap("Ada") } == ["NameButton"])
        #expect(host.texts == ["Ada!", "other"])
    }

    @Test("Setting a state to an equal value runs nothing")
    func equalState() {
        struct Same: View {
            @State private var name = "n"
            var body: some View { Button(name) { name = "n" } }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Same() }
        #expect(host.updates { host.tap("n") } == [])
        #expect(host.cost.nodesVisited == 0)
    }

    @Test("The initial value of a state counts once")
    func initialValue() {
        struct Starts: View {
            @State private var number: Int
            init(_ number: Int) { _number = State(initialValue: number) }
            var body: some View { Text(verbatim: "\(number)") }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Switcher { step in Starts(step + 5) } }
        host.tap("Go")
        #expect(host.texts == ["Go", "5"])
    }

    @Test("A state without a value starts nil")
    func nilState() {
        struct Maybe: View {
            @State private var name: String?
            var body: some View { Button(name ?? "none") { name = "some" } }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Maybe() }
        host.tap("none")
        #expect(host.texts == ["some"])
    }

    @Test("A state may hold an observable object; its properties are tracked")
    func stateObject() {
        struct Holder: View {
            @State private var account = Account()
            var body: some View {
                Button("\(account.balance)") { account.balance += 10 }
                NameButton(name: $account.owner.name)
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Holder() }
        #expect(host.updates { host.tap("0") } == ["Holder"])
        host.tap("Ada")
        #expect(host.texts == ["10", "Ada!"])
    }

    @Test("A state can be written from another thread")
    func fromElsewhere() async {
        struct Late: View {
            @State private var text = "waiting"
            let keep: (Binding<String>) -> Void
            var body: some View {
                let _ = keep($text)
                Text(text)
            }
        }
        var binding: Binding<String>?
        let host = TestHost(typeSetter: FixedMetrics()) { Late { binding = $0 } }
        guard let late = binding else { return #expect(Bool(false)) }
        await Task.detached { late.wrappedValue = "arrived" }.value
        for _ in 1...12_000 {
            guard host.texts != ["arrived"] else { break }
            try? await Task.sleep(for: .milliseconds(5))
        }
        #expect(host.texts == ["arrived"])
    }

    @Test("@Bindable makes bindings to an object's properties, and is identified by the object")
    func bindable() {
        let account = Account()
        let bindable = Bindable(account)
        bindable.owner.name.wrappedValue = "Bea"
        #expect(account.owner.name == "Bea")
        #expect(bindable.id == 7)
        bindable.balance.wrappedValue += 5
        #expect(account.balance == 5)
    }

    @Test("A binding of closures reads and writes through them")
    func closures() {
        var number = 1
        let binding = Binding(get: { number }, set: { number = $0 })
        binding.wrappedValue += 1
        #expect(number == 2)
        #expect(binding.wrappedValue == 2)
        #expect(Binding.constant(3).wrappedValue == 3)
    }

    @Test("A binding leads to parts of its value, by dynamic member")
    func members() {
        var person = Person()
        let binding = Binding(get: { person }, set: { person = $0 })
        binding.name.wrappedValue = "Eve"
        binding.pets[1].wrappedValue = "fish"
        #expect(person == Person(name: "Eve", pets: ["cat", "fish"]))
    }

    @Test("A binding to a collection is a collection of bindings")
    func collection() {
        var pets = ["cat", "dog", "owl"]
        let binding = Binding(get: { pets }, set: { pets = $0 })
        #expect(binding.count == 3)
        #expect(binding.reversed().map(\.wrappedValue) == ["owl", "dog", "cat"])
        for pet in binding { pet.wrappedValue += "s" }
        #expect(pets == ["cats", "dogs", "owls"])
        let last = binding[2]
        pets = []
        #expect(last.wrappedValue == "owls")
        last.wrappedValue = "lost"
        #expect(pets == [])
    }

    @Test("Bindings turn values into optionals and optionals into values")
    func optionals() {
        var name: String? = "Ada"
        let binding = Binding(get: { name }, set: { name = $0 })
        let unwrapped = Binding(binding)
        unwrapped?.wrappedValue = "Bea"
        #expect(name == "Bea")
        name = nil
        #expect(Binding(binding) == nil)
        #expect(unwrapped?.wrappedValue == "Bea")
        var number = 1
        let optional: Binding<Int?> = Binding(Binding(get: { number }, set: { number = $0 }))
        optional.wrappedValue = 4
        optional.wrappedValue = nil
        #expect(number == 4)
    }

    @Test("A view that is given the same binding again does not run")
    func sameBinding() {
        struct Holder: View {
            @State private var name = "n"
            @State private var step = 0
            var body: some View {
                Button("step \(step)") { step += 1 }
                NameButton(name: $name)
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Holder() }
        #expect(host.updates { host.tap("step 0") } == ["Holder"])
    }
}
