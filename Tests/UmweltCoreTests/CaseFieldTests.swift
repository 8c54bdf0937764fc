import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

/// A number of a view's own, or one that it is given, as libraries have it.
@propertyWrapper private struct OwnOrGiven<Value>: DynamicProperty {
    enum Storage: DynamicProperty {
        case own(State<Value>)
        case given(Binding<Value>)
        case nothing
    }

    var storage: Storage

    var wrappedValue: Value? {
        get {
            switch storage {
            case .own(let state): state.wrappedValue
            case .given(let binding): binding.wrappedValue
            case .nothing: nil
            }
        }
        nonmutating set {
            guard let newValue else { return }
            switch storage {
            case .own(let state): state.wrappedValue = newValue
            case .given(let binding): binding.wrappedValue = newValue
            case .nothing: break
            }
        }
    }

    init(_ storage: Storage) { self.storage = storage }
}

private struct Counter: View {
    @OwnOrGiven var count: Int?
    init(_ storage: OwnOrGiven<Int>.Storage) { _count = OwnOrGiven(storage) }
    var body: some View { Button("count \(count ?? -1)") { count = (count ?? 0) + 1 } }
}

private struct Giver: View {
    @State private var total = 7
    var body: some View {
        Text("total \(total)")
        Counter(.given($total))
    }
}

/// An enumeration with several values in a case, and one of these in another.
private enum Source: DynamicProperty {
    case environment(Environment<String>, prefix: String)
    case nested(OwnOrGiven<Int>)

    var text: String {
        switch self {
        case .environment(let theme, let prefix): prefix + theme.wrappedValue
        case .nested(let number): "nested \(number.wrappedValue ?? -1)"
        }
    }

    func click() {
        if case .nested(let number) = self { number.wrappedValue = 50 }
    }
}

private struct SourceView: View {
    let source: Source
    var body: some View { Button(source.text) { source.click() } }
}

@MainActor @Suite("Dynamic properties in enumerations") struct CaseFieldTests {
    @Test("State in a case is the view's own, and a change runs its body")
    func own() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Counter(.own(State(initialValue: 1)))
                Counter(.own(State(initialValue: 5)))
            }
        }
        #expect(host.texts == ["count 1", "count 5"])
        #expect(host.updates { host.tap("count 5") } == ["Counter"])
        #expect(host.texts == ["count 1", "count 6"])
    }

    @Test("A binding in another case of it is the one that was given")
    func given() {
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Giver() } }
        host.tap("count 7")
        #expect(host.texts == ["total 8", "count 8"])
    }

    @Test("A case that comes later has its state from then on, and one that comes again has a new one")
    func otherCase() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Counter(step == 1 ? .nothing : .own(State(initialValue: step))) }
        }
        host.tap("count 0")
        host.tap("count 1")
        #expect(host.texts == ["Go", "count 2"])
        host.tap("Go")
        #expect(host.texts == ["Go", "count -1"])
        host.tap("count -1")
        #expect(host.texts == ["Go", "count -1"])
        host.tap("Go")
        #expect(host.texts == ["Go", "count 2"])
        host.tap("count 2")
        host.tap("count 3")
        host.tap("Go")
        #expect(host.texts == ["Go", "count 4"])
    }

    @Test("A value of the environment in a case is read, and read again when it changes")
    func environment() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                SourceView(source: .environment(Environment(\.theme), prefix: "theme "))
                    .environment(\.theme, "\(step / 2)").environment(\.level, step)
            }
        }
        #expect(host.texts == ["Go", "theme 0"])
        host.tap("Go")
        #expect(host.texts == ["Go", "theme 0"])
        host.tap("Go")
        #expect(host.texts == ["Go", "theme 1"])
    }

    @Test("Enumerations nest")
    func nested() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            SourceView(source: .nested(OwnOrGiven(.own(State(initialValue: 3)))))
        }
        #expect(host.texts == ["nested 3"])
        host.tap("nested 3")
        #expect(host.texts == ["nested 50"])
    }

    @Test("State in a case is kept for the next process")
    func snapshot() throws {
        let view = Counter(.own(State(initialValue: 1)))
        let host = TestHost(typeSetter: FixedMetrics()) { view }
        host.tap("count 1")
        let written = try JSONEncoder().encode(host.stateSnapshot)
        let snapshot = try JSONDecoder().decode(StateSnapshot.self, from: written)
        #expect(TestHost(typeSetter: FixedMetrics(), restoring: snapshot) { view }.texts == ["count 2"])
    }

    @Test("The cases of an enumeration and what is in them are known, and a value is whole after it was looked at")
    func layout() throws {
        let layout = try #require(EnumerationLayout(OwnOrGiven<Int>.Storage.self))
        #expect(layout.payloads.map(\.number) == [0, 1])
        let types = layout.payloads.map { ObjectIdentifier($0.type) }
        #expect(types == [ObjectIdentifier(State<Int>.self), ObjectIdentifier(Binding<Int>.self)])
        var value = OwnOrGiven<Int>.Storage.given(.constant(4))
        withUnsafeMutablePointer(to: &value) { pointer in
            #expect(layout.number(at: pointer) == 1)
            let inside = layout.withPayload(at: pointer) {
                UnsafeRawPointer(pointer).assumingMemoryBound(to: Binding<Int>.self).pointee.wrappedValue
            }
            #expect(inside == 4)
        }
        guard case .given(let binding) = value else { throw CancellationError() }
        #expect(binding.wrappedValue == 4)
        #expect(EnumerationLayout(Int.self)?.payloads.isEmpty == nil)
    }
}
