import SwiftUI
import TestSupport

/// The leaf of a random view tree that is a control of several parts.
struct VerifiedSpecialControl: View {
    let plan: VerifiedPlan
    @Bindable var model: VerifiedModel

    var body: some View {
        switch plan.kind {
        case .secure: SecureField("secure \(plan.id)", text: $model.text)
        case .editor: TextEditor(text: $model.text).frame(height: 60)
        case .divider: Divider()
        case .spacer: Spacer(minLength: CGFloat(plan.number) * 4)
        case .datePicker:
            DatePicker("date", selection: $model.date, displayedComponents: plan.number > 1 ? .date : .hourAndMinute)
        case .colorPicker: ColorPicker("color", selection: .constant(model.flag ? .red : .blue))
        case .table: VerifiedTable(model: model).frame(height: 120)
        case .outline:
            OutlineGroup(VerifiedBranch.roots(abs(model.count) % 3), children: \.children) { Text("branch \($0.id)") }
        case .controlGroup:
            ControlGroup("group") {
                Button("one \(plan.id)") { model.count += 1 }
                Button("two \(plan.id)") { model.flag.toggle() }
            }
        case .editButton: EditButton()
        case .choiceMenu:
            Menu("choices") {
                Picker("tab", selection: $model.tab) { ForEach(0..<3) { Text("choice \($0)").tag($0) } }
                if model.flag { Button("flagged") { model.flag = false } }
            }
        case .segments:
            Picker("segments", selection: $model.tab) {
                ForEach(0..<3) { Text("segment \($0) \(model.count)").tag($0) }
            }
            .pickerStyle(.segmented)
        case .styledToggle: Toggle("styled", isOn: $model.flag).toggleStyle(VerifiedToggleStyle())
        case .matched: MatchedLeaf(isMoved: model.flag)
        case .link: Link("link \(plan.number)", destination: URL(filePath: "/\(plan.number)"))
        case .alert: VerifiedAlert(id: plan.id, model: model)
        default: VerifiedHorizontalRows(model: model)
        }
    }
}

/// A part of an outline.
private struct VerifiedBranch: Identifiable {
    let id: Int
    var children: [VerifiedBranch]?

    static func roots(_ count: Int) -> [VerifiedBranch] {
        (0...count).map { VerifiedBranch(id: $0, children: [VerifiedBranch(id: $0 * 10 + 100)]) }
    }
}

private struct VerifiedTable: View {
    let model: VerifiedModel
    @State private var selection: Int?

    var body: some View {
        Table(model.rows, selection: $selection) {
            TableColumn("name", value: \.name)
            TableColumn("on") { Text(verbatim: "\($0.isOn) \(model.count)") }
        }
    }
}

private struct VerifiedToggleStyle: ToggleStyle {
    @Environment(\.level) private var level

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
            Text(verbatim: "\(configuration.isOn) \(level)")
        }
    }
}

private struct MatchedLeaf: View {
    let isMoved: Bool
    @Namespace private var namespace

    var body: some View {
        HStack {
            if !isMoved { Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 10, height: 10) }
            Text("matched")
            if isMoved { Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 20, height: 20) }
        }
    }
}

private struct VerifiedAlert: View {
    let id: Int
    let model: VerifiedModel

    var body: some View {
        Button("alert \(id)") { model.isPresented.insert(id) }
            .alert("title \(model.count)", isPresented: model.binding(isPresented: id)) {
                Button("fine \(id)") { model.count += 1 }
                if model.flag { Button("cancel \(id)", role: .cancel) {} }
            } message: {
                Text("message \(model.text)")
            }
    }
}

private struct VerifiedHorizontalRows: View {
    let model: VerifiedModel

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<30) { Text("h \($0) \(model.count)").frame(width: 40 + CGFloat($0 % 3) * 20) } }
        }
        .frame(height: 40)
    }
}
