import Combine
import SwiftUI
import TestSupport

/// The leaf of a random view tree that reads what its containers, the focus or the window say.
struct VerifiedReader: View {
    let plan: VerifiedPlan
    @Bindable var model: VerifiedModel

    var body: some View {
        switch plan.kind {
        case .classReader, .editReader, .presentedReader, .searchReader, .appearanceReader: StatusLeaf(kind: plan.kind)
        case .focusState: FocusStateLeaf(id: plan.id)
        case .focusedField: FocusedFieldLeaf()
        case .nestedBinding: NestedBindingLeaf(row: $model.rows.first ?? $model.spareRow)
        case .published: PublishedLeaf(tape: model.tape)
        case .environmentObject: EnvironmentObjectLeaf().environmentObject(model.tape)
        case .bindableObject: BindableLeaf().environment(model.holder)
        case .equatable: EquatableLeaf(number: plan.number).equatable()
        case .geometryChange: GeometryChangeLeaf(number: plan.number)
        case .dismissing: DismissingLeaf(id: plan.id)
        case .localized: LocalizedLeaf()
        default: VerifiedSpecialControl(plan: plan, model: model)
        }
    }
}

private struct StatusLeaf: View {
    let kind: VerifiedPlan.Kind
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.editMode) private var editMode
    @Environment(\.isPresented) private var isPresented
    @Environment(\.isSearching) private var isSearching
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.controlSize) private var size

    var body: some View {
        switch kind {
        case .classReader: Text(verbatim: sizeClass == .compact ? "compact" : "regular")
        case .editReader: Text(verbatim: editMode?.wrappedValue.isEditing == true ? "editing" : "not editing")
        case .presentedReader: Text(verbatim: "presented \(isPresented)")
        case .searchReader: Text(verbatim: "searching \(isSearching)")
        default: Text(verbatim: "\(reasons.contains(.placeholder)) \(size)")
        }
    }
}

private struct FocusStateLeaf: View {
    let id: Int
    @State private var text = ""
    @FocusState private var place: Int?

    var body: some View {
        TextField("focus \(id)", text: $text).focused($place, equals: id).focusedValue(\.verifiedNumber, id)
        Text(verbatim: "place \(place ?? -1)")
        Button("focus \(id)") { place = place == nil ? id : nil }
    }
}

private struct FocusedFieldLeaf: View {
    @FocusedValue(\.verifiedNumber) private var number
    @FocusState private var isFocused: Bool
    @State private var text = "own"

    var body: some View {
        TextField("focused", text: $text).focused($isFocused)
        Text(verbatim: "\(isFocused) \(number ?? -1)")
    }
}

private struct NestedBindingLeaf: View {
    @Binding var row: VerifiedRow
    var body: some View {
        Toggle("nested \(row.name)", isOn: $row.isOn)
        Text(verbatim: "\(row.isOn)")
    }
}

private struct PublishedLeaf: View {
    let tape: VerifiedTape
    @State private var received = 0
    var body: some View { Text("received \(received)").onReceive(tape.$title) { received = $0 } }
}

private struct EnvironmentObjectLeaf: View {
    @EnvironmentObject private var tape: VerifiedTape
    var body: some View { Button("object \(tape.title)") { tape.title += 1 } }
}

private struct BindableLeaf: View {
    @Environment(VerifiedHolder.self) private var holder
    var body: some View {
        @Bindable var holder = holder
        TextField("bindable", text: $holder.name)
    }
}

private struct EquatableLeaf: View, Equatable {
    let number: Int
    @Environment(\.level) private var level
    var body: some View { Text("equatable \(number / 2 * 2) \(level)") }

    nonisolated static func == (one: EquatableLeaf, other: EquatableLeaf) -> Bool {
        one.number / 2 == other.number / 2
    }
}

private struct GeometryChangeLeaf: View {
    let number: Int
    @State private var width: CGFloat = 0
    var body: some View {
        Color.clear.frame(height: 5 + CGFloat(number))
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
        Text("wide \(Int(width))")
    }
}

private struct DismissingLeaf: View {
    let id: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button("dismiss \(id) \(isPresented)") { if isPresented { dismiss() } } }
}

private struct LocalizedLeaf: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    var body: some View {
        Text(1234.5, format: .number)
        Text(verbatim: "\(locale.identifier) \(calendar.firstWeekday)")
    }
}
