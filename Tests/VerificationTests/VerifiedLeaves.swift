import Combine
import SwiftUI
import TestSupport

/// The leaf of a random view tree.
struct VerifiedLeaf: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        switch plan.kind {
        case .fixed: Text("fixed \(plan.number)")
        case .theme: ThemeReader()
        case .level: LevelReader()
        case .nickname, .badge, .counted, .system: ValueLeaf(kind: plan.kind)
        case .whole: WholeLeaf(number: plan.number)
        case .wholeInside: WholeOutside()
        case .holder, .optionalHolder, .song: ObjectLeaf(kind: plan.kind)
        default: VerifiedModelLeaf(plan: plan, model: model)
        }
    }
}

private struct ValueLeaf: View {
    let kind: VerifiedPlan.Kind
    @Environment(\.nickname) private var nickname
    @Environment(\.badge) private var badge
    @Environment(\.verifiedTitle) private var title
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        switch kind {
        case .nickname: Text(nickname ?? "nobody")
        case .badge: Text(badge)
        case .counted: Text(title)
        default: Text(verbatim: "\(scheme) \(direction) \(size) \(isEnabled)")
        }
    }
}

private struct WholeLeaf: View {
    let number: Int
    @Environment(\.self) private var values

    var body: some View {
        switch number {
        case 0: Text(values.theme)
        case 1: Text(verbatim: "\(values.colorScheme)")
        case 2: Text(verbatim: values.level > 5 ? "\(values.layoutDirection)" : values.theme)
        default: Text(verbatim: "\(values.isEnabled)")
        }
    }
}

/// Passes all values to a view.
private struct WholeOutside: View {
    @Environment(\.self) private var values
    var body: some View {
        Text(verbatim: "\(values.level)")
        WholeInside(values: values)
    }
}

private struct WholeInside: View {
    let values: EnvironmentValues
    var body: some View { Text(verbatim: "\(values.theme) \(values.colorScheme)") }
}

private struct ObjectLeaf: View {
    let kind: VerifiedPlan.Kind
    @Environment(VerifiedHolder.self) private var holder: VerifiedHolder?
    @Environment(\.verifiedHolder) private var keyed
    @Environment(\.verifiedSong) private var song

    var body: some View {
        switch kind {
        case .holder: Text(holder?.name ?? "no holder")
        case .optionalHolder: Text(keyed?.name ?? "no keyed holder")
        default: Text(song?.title ?? "no song")
        }
    }
}

private struct VerifiedModelLeaf: View {
    let plan: VerifiedPlan
    @Bindable var model: VerifiedModel

    var body: some View {
        switch plan.kind {
        case .observedText: Text("\(model.text) \(model.count)")
        case .observedFlag: if model.flag { Text("flag") } else { Image(systemName: "flag") }
        case .boundText: BoundLeaf(text: $model.text)
        case .projected: BoundLeaf(text: $model.holder.name)
        case .tracked: TapeLeaf(tape: model.tape)
        case .focusedScene: FocusedLeaf()
        case .preferenceLeaf: Text("weighs \(plan.number)").preference(key: VerifiedSum.self, value: plan.number)
        case .stored: StoredLeaf()
        case .sceneStored: SceneStoredLeaf(id: plan.id)
        case .counter: CounterLeaf(id: plan.id)
        case .object: OwnObjectLeaf(id: plan.id)
        case .toggle: Toggle("toggle \(plan.id)", isOn: $model.flag)
        case .stepper: Stepper("step \(model.count)", value: $model.count)
        case .slider:
            Slider(value: Binding(get: { Double(model.count % 10) }, set: { model.count = Int($0) }), in: 0...10)
        default: VerifiedControlLeaf(plan: plan, model: model)
        }
    }
}

private struct VerifiedControlLeaf: View {
    let plan: VerifiedPlan
    @Bindable var model: VerifiedModel

    var body: some View {
        switch plan.kind {
        case .field: TextField("field \(plan.id)", text: $model.text)
        case .picker:
            Picker("picker", selection: $model.tab) { ForEach(0..<3) { Text("option \($0)").tag($0) } }
        case .menu: Menu("menu \(plan.number)") { Button("in menu") { model.count += 1 } }
        case .label: Label("label \(plan.number)", systemImage: model.flag ? "star" : "heart")
        case .gauge: Gauge(value: Double(model.count % 10), in: 0...10) { Text("gauge") }
        case .progress: ProgressView("progress", value: Double(model.count % 10), total: 10)
        case .shape: RoundedRectangle(cornerRadius: CGFloat(plan.number)).fill(.tint).frame(width: 20, height: 10)
        case .image: Image(systemName: plan.number > 1 ? "star" : "heart").imageScale(.large)
        case .canvas:
            Canvas { context, size in
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: size.width, height: 4 + CGFloat(model.count % 5))),
                    with: .color(.red))
            }
            .frame(width: 20, height: 20)
        case .rows: ForEach(model.rows) { row in CountingRow(row: row) }
        case .boundRows: ForEach($model.rows) { $row in Toggle(row.name, isOn: $row.isOn) }
        case .appearing: AppearingLeaf()
        case .changing: ChangingLeaf(value: model.count)
        case .disclosure: DisclosureGroup("disclosure \(plan.id)") { Text("inside \(model.count)") }
        default: VerifiedReader(plan: plan, model: model)
        }
    }
}

private struct BoundLeaf: View {
    @Binding var text: String
    var body: some View { Text("bound \(text)") }
}

private struct TapeLeaf: View {
    @ObservedObject var tape: VerifiedTape
    var body: some View { Text("tape \(tape.title)") }
}

private struct FocusedLeaf: View {
    @FocusedValue(\.verifiedNumber) private var number
    var body: some View { Text("focused \(number ?? -1)") }
}

private struct StoredLeaf: View {
    @AppStorage("verified") private var stored = 0
    var body: some View { Text("stored \(stored)") }
}

private struct SceneStoredLeaf: View {
    let id: Int
    @SceneStorage("verified") private var stored = 0
    var body: some View { Button("scene \(id) \(stored)") { stored += 1 } }
}

private struct CounterLeaf: View {
    let id: Int
    @State private var count = 0
    var body: some View { Button("count \(id) \(count)") { count += 1 } }
}

private struct OwnObjectLeaf: View {
    let id: Int
    @StateObject private var tape = VerifiedTape()
    @State private var holder = VerifiedHolder("own")
    var body: some View {
        Button("own \(id) \(tape.title) \(holder.name)") {
            tape.title += 1
            holder.name += "."
        }
    }
}

private struct CountingRow: View {
    let row: VerifiedRow
    @State private var count = 0
    var body: some View { Button("\(row.name) \(row.isOn) \(count)") { count += 1 } }
}

private struct AppearingLeaf: View {
    @State private var count = 0
    var body: some View { Text("appeared \(count)").onAppear { count += 1 }.task { count += 10 } }
}

private struct ChangingLeaf: View {
    let value: Int
    @State private var changes = 0
    var body: some View { Text("changes \(changes)").onChange(of: value) { changes += 1 } }
}
