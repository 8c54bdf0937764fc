import Foundation
import SwiftUI
import Testing
import UmweltTesting

extension TestHost {
    /// The opacity of a view as it shows now, in hundredths.
    fileprivate func percent(_ label: String) -> Int? {
        presentation(of: label).map { Int(($0.opacity * 100).rounded()) }
    }
}

private let second = Animation.linear(duration: 1)

private struct TwoValues: View {
    @State private var first = 0.0
    @State private var other = 0.0
    let change: (Binding<Double>, Binding<Double>) -> Void

    var body: some View {
        Text("first").opacity(first)
        Text("other").opacity(other)
        Button("Go") { change($first, $other) }
    }
}

private struct Scoped<Content: View>: View {
    @State private var isOn = false
    let animation: Animation?
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
        content(isOn)
        Button("Go") { withAnimation(animation) { isOn.toggle() } }
    }
}

private struct SpeedKey: TransactionKey {
    static let defaultValue = "none"
}

extension Transaction {
    fileprivate var speed: String {
        get { self[SpeedKey.self] }
        set { self[SpeedKey.self] = newValue }
    }

    @Entry fileprivate var pace = "none"
}

/// The animation that a change gets.
@MainActor
struct AnimationTransactionTests {
    @Test func `SEMANTICS 34: changes outside of withAnimation jump, also those of the same turn`() {
        let host = TestHost {
            TwoValues { first, other in
                withAnimation(second) { first.wrappedValue = 1 }
                other.wrappedValue = 1
            }
        }
        host.tap("Go")
        #expect(host.percent("first") == 0)
        #expect(host.percent("other") == 100)
        host.advance(by: 0.5)
        #expect(host.percent("first") == 50)
    }

    @Test func `SEMANTICS 34: the same in the other order`() {
        let host = TestHost {
            TwoValues { first, other in
                other.wrappedValue = 1
                withAnimation(second) { first.wrappedValue = 1 }
            }
        }
        host.tap("Go")
        #expect(host.percent("first") == 0)
        #expect(host.percent("other") == 100)
    }

    @Test func `SEMANTICS 34: of nested animations the inner one holds for what is changed inside it`() {
        let host = TestHost {
            TwoValues { first, other in
                withAnimation(second) {
                    first.wrappedValue = 1
                    withAnimation(.linear(duration: 2)) { other.wrappedValue = 1 }
                }
            }
        }
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(host.percent("first") == 50)
        #expect(host.percent("other") == 25)
    }

    @Test func `A value that is written twice in a turn is read as it was last, and ends there`() {
        var seen: [Double] = []
        let host = TestHost {
            TwoValues { first, _ in
                withAnimation(second) { first.wrappedValue = 1 }
                first.wrappedValue = 0.5
                seen.append(first.wrappedValue)
            }
        }
        host.tap("Go")
        #expect(seen == [0.5])
        #expect(host.percent("first") == 50)
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 35: animation(_:value:) animates updates in which the value differs`() {
        let host = TestHost {
            Scoped(animation: nil) { isOn in
                Text("with").opacity(isOn ? 1 : 0).animation(second, value: isOn)
                Text("without").opacity(isOn ? 1 : 0).animation(second, value: 1)
            }
        }
        host.tap("Go")
        #expect(host.percent("with") == 0)
        #expect(host.percent("without") == 100)
        host.advance(by: 0.5)
        #expect(host.percent("with") == 50)
    }

    @Test func `SEMANTICS 35: the nearest animation wins, and nil takes it away`() {
        let host = TestHost {
            Scoped(animation: second) { isOn in
                Text("nearest").opacity(isOn ? 1 : 0).animation(.linear(duration: 2), value: isOn)
                    .animation(.linear(duration: 4), value: isOn)
                Text("none").opacity(isOn ? 1 : 0).animation(nil, value: isOn)
                Text("outer").opacity(isOn ? 1 : 0)
            }
        }
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(host.percent("nearest") == 25)
        #expect(host.percent("none") == 100)
        #expect(host.percent("outer") == 50)
    }

    @Test func `SEMANTICS 35: disablesAnimations stops the animations that views add`() {
        let host = TestHost {
            TwoValues { first, _ in
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { first.wrappedValue = 1 }
            }
            .animation(second, value: UUID())
        }
        host.tap("Go")
        #expect(host.percent("first") == 100)
    }

    @Test func `SEMANTICS 35: an animation with a closure concerns the modifiers in it alone`() {
        let host = TestHost {
            Scoped(animation: nil) { isOn in
                Text("inside").opacity(isOn ? 1 : 0).animation(second) { $0.offset(x: isOn ? 100 : 0) }
            }
        }
        let start = host.presentation(of: "inside")?.frame.minX ?? 0
        host.tap("Go")
        #expect(host.percent("inside") == 100)
        host.advance(by: 0.5)
        #expect(abs((host.presentation(of: "inside")?.frame.minX ?? 0) - start - 50) < 0.6)
    }

    @Test func `SEMANTICS 36: transaction edits what flows through, from the outside in`() {
        var seen: [String] = []
        let host = TestHost {
            TwoValues { first, _ in withTransaction(\.speed, "tap") { first.wrappedValue = 1 } }
                .transaction {
                    seen.append("inner \($0.speed)")
                    $0.animation = second
                }
                .transaction {
                    if $0.speed == "tap" { seen.append("outer") }
                    $0.speed += " edited"
                }
        }
        seen = []
        host.tap("Go")
        #expect(seen == ["outer", "inner tap edited"])
        host.advance(by: 0.25)
        #expect(host.percent("first") == 25)
    }

    @Test func `SEMANTICS 36: a binding carries its animation with writes`() {
        let host = TestHost {
            TwoValues { first, other in
                first.animation(second).wrappedValue = 1
                other.wrappedValue = 1
            }
        }
        host.tap("Go")
        host.advance(by: 0.25)
        #expect(host.percent("first") == 25)
        #expect(host.percent("other") == 100)
    }

    @Test func `SEMANTICS 36: a binding carries a whole transaction with writes`() {
        var seen: [String] = []
        let host = TestHost {
            TwoValues { first, _ in
                var transaction = Transaction(animation: second)
                transaction.pace = "slow"
                first.transaction(transaction).wrappedValue = 1
            }
            .transaction { seen.append($0.pace) }
        }
        seen = []
        host.tap("Go")
        #expect(seen == ["slow"])
        host.advance(by: 0.25)
        #expect(host.percent("first") == 25)
    }

    @Test func `SEMANTICS 36: a transaction of a value is edited only where the value differs`() {
        struct Sample: View {
            @State private var value = 0
            @State private var opacity = 0.0

            var body: some View {
                Text("first").opacity(opacity).transaction(value: value) { $0.animation = second }
                Button("Go") { opacity = 1 }
                Button("Both") {
                    opacity = 0
                    value += 1
                }
            }
        }
        let host = TestHost { Sample() }
        host.tap("Go")
        #expect(host.percent("first") == 100)
        host.tap("Both")
        #expect(host.percent("first") == 100)
        host.advance(by: 0.25)
        #expect(host.percent("first") == 75)
        host.tap("Go")
        #expect(host.percent("first") == 100)
    }

    @Test func `SEMANTICS 37: a transaction calls what was added to it when all it has animated has completed`() {
        var log: [String] = []
        let host = TestHost {
            TwoValues { first, _ in
                var transaction = Transaction(animation: second)
                transaction.addAnimationCompletion { log.append("done") }
                withTransaction(transaction) { first.wrappedValue = 1 }
            }
        }
        host.tap("Go")
        host.advance(by: 0.9)
        #expect(log == [])
        host.advance(by: 0.2)
        #expect(log == ["done"])
        host.advance(by: 5)
        #expect(log == ["done"])
    }

    @Test func `SEMANTICS 37: a completion that a view adds is called after the update if nothing inside is animated`()
    {
        struct Counter: View {
            let log: (String) -> Void
            @State private var count = 0

            var body: some View {
                Button("Count") { count += 1 }
                Color.clear.transaction(value: count) { $0.addAnimationCompletion { log("done") } }
            }
        }
        var log: [String] = []
        let host = TestHost { Counter { log.append($0) } }
        #expect(log == [])
        host.tap("Count")
        #expect(log == ["done"])
    }

    @Test func `SEMANTICS 37: a completion is called once, when all that was animated has completed`() {
        var log: [String] = []
        let host = TestHost {
            TwoValues { first, other in
                withAnimation(second) {
                    first.wrappedValue = 1
                    other.wrappedValue = 1
                } completion: {
                    log.append("done")
                }
            }
        }
        host.tap("Go")
        host.advance(by: 0.9)
        #expect(log == [])
        host.advance(by: 0.2)
        #expect(log == ["done"])
        host.advance(by: 5)
        #expect(log == ["done"])
    }

    @Test func `SEMANTICS 37: if nothing is animated, the completion comes after the update`() {
        var log: [String] = []
        let host = TestHost {
            TwoValues { first, _ in
                withAnimation(nil) {
                    first.wrappedValue = 1
                } completion: {
                    log.append("done")
                }
            }
        }
        host.tap("Go")
        #expect(log == ["done"])
    }

    @Test func `SEMANTICS 37: a completion comes when another change has put an end to the animation`() {
        var log: [String] = []
        var jumps = false
        let host = TestHost {
            TwoValues { first, _ in
                if jumps {
                    first.wrappedValue = 0.5
                } else {
                    withAnimation(second) {
                        first.wrappedValue = 1
                    } completion: {
                        log.append("done")
                    }
                }
            }
        }
        host.tap("Go")
        host.advance(by: 0.1)
        #expect(log == [])
        jumps = true
        host.tap("Go")
        #expect(log == ["done"])
    }

    @Test func `SEMANTICS 37: removed comes after logically complete`() {
        var log: [String] = []
        let host = TestHost {
            TwoValues { first, _ in
                withAnimation(.spring(duration: 0.5, bounce: 0.3), completionCriteria: .logicallyComplete) {
                    first.wrappedValue = 1
                } completion: {
                    log.append("complete")
                }
                withAnimation(.spring(duration: 0.5, bounce: 0.3), completionCriteria: .removed) {
                    first.wrappedValue = 0.9
                } completion: {
                    log.append("removed")
                }
            }
        }
        host.tap("Go")
        #expect(log == ["complete"])
        host.advance(by: 0.6)
        #expect(log == ["complete"])
        host.waitUntilIdle()
        #expect(log == ["complete", "removed"])
    }
}
