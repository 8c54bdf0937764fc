import SwiftUI
import TestSupport

/// An object that random trees put into the environment.
@Observable final class Holder {
    let number: Int
    var name: String

    init(number: Int) {
        self.number = number
        name = "h\(number)"
    }
}

/// The store that a random tree is shown from.
@Observable final class PlanStore {
    var root: Plan

    init(_ root: Plan) { self.root = root }
}

/// The constants of a random tree, and notes about its bodies.
final class PlanContext {
    let holders = (0...2).map { Holder(number: $0) }

    /// The paths of the nodes whose bodies ran, in order.
    var ran: [String] = []

    /// Bindings to the counters' states.
    var counters: [String: Binding<Int>] = [:]
}

struct PlanRoot: View {
    let store: PlanStore
    let context: PlanContext
    var body: some View { PlanView(node: store.root, path: "", context: context) }
}

/// Shows a node.
struct PlanView: View {
    let node: Plan
    let path: String
    let context: PlanContext

    var body: some View {
        let _ = context.ran.append(path)
        switch node.kind {
        case .column, .row, .zStack, .group, .erased, .optional: container
        case .setTheme, .setLevel, .addLevel, .setNickname, .setHolder, .setThemeLate: writer
        default: leaf
        }
    }

    private var children: some View {
        ForEach(node.children) { PlanView(node: $0, path: "\(path)/\($0.id)", context: context) }
    }

    @ViewBuilder private var container: some View {
        switch node.kind {
        case .column: VStack { children }
        case .row: HStack { children }
        case .zStack: ZStack { children }
        case .group: Group { children }
        case .optional(let isShown): if isShown { children }
        default: AnyView(children)
        }
    }

    @ViewBuilder private var writer: some View {
        switch node.kind {
        case .setTheme(let theme): children.environment(\.theme, theme)
        case .setLevel(let level): children.environment(\.level, level)
        case .addLevel(let number): children.transformEnvironment(\.level) { $0 += number }
        case .setNickname(let name): children.environment(\.nickname, name)
        case .setHolder(let number): children.environment(number.map { context.holders[$0] })
        case .setThemeLate(let theme): children.transformEnvironment(\.self) { if let theme { $0.theme = theme } }
        default: children
        }
    }

    @ViewBuilder private var leaf: some View {
        let note = PlanNote(path: "\(path)!", context: context)
        switch node.kind {
        case .fixed(let text): FixedLeaf(note: note, text: text)
        case .theme: KeyLeaf(note: note, value: Environment(\.theme))
        case .level: KeyLeaf(note: note, value: Environment(\.level))
        case .badge: KeyLeaf(note: note, value: Environment(\.badge))
        case .nickname: KeyLeaf(note: note, value: Environment(\.nickname))
        case .scale: KeyLeaf(note: note, value: Environment(\.displayScale))
        case .holder: HolderLeaf(note: note)
        case .whole: WholeLeaf(note: note)
        default: CounterLeaf(note: note)
        }
    }
}

/// Takes note of a leaf's body.
struct PlanNote {
    let path: String
    let context: PlanContext

    func record() { context.ran.append(path) }
}

private struct FixedLeaf: View {
    let note: PlanNote
    let text: String
    var body: some View {
        let _ = note.record()
        Text(text)
    }
}

private struct KeyLeaf<Value>: View {
    let note: PlanNote
    @Environment var value: Value

    init(note: PlanNote, value: Environment<Value>) {
        self.note = note
        _value = value
    }

    var body: some View {
        let _ = note.record()
        Text(verbatim: "\(value)")
    }
}

private struct HolderLeaf: View {
    let note: PlanNote
    @Environment(Holder.self) private var holder: Holder?
    var body: some View {
        let _ = note.record()
        Text(holder?.name ?? "none")
    }
}

private struct WholeLeaf: View {
    let note: PlanNote
    @Environment(\.self) private var values
    var body: some View {
        let _ = note.record()
        Text(verbatim: "\(values.badge) \(values[Holder.self]?.number ?? -1)")
    }
}

private struct CounterLeaf: View {
    let note: PlanNote
    @State private var count = 0
    var body: some View {
        let _ = note.record()
        let _ = note.context.counters[note.path] = $count
        Text(verbatim: "c\(count)")
    }
}
