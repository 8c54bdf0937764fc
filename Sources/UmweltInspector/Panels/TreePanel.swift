import Foundation
import Umwelt
import UmweltControls

/// The tree of views, with a field to search it and the choice of a view by a click in the window.
struct TreePanel: View {
    @Bindable var model: InspectorModel

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 8) {
                TextField("Search views", text: $model.search).textFieldStyle(.roundedBorder)
                Toggle("Pick", isOn: Binding(get: { model.isPicking }, set: { model.setPicking($0) }))
                    .toggleStyle(.button)
                Toggle("All", isOn: $model.showsLibrary).toggleStyle(.button)
                    .accessibilityLabel("Views of the library too")
            }
            .padding(8)
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0) {
                        ForEach(model.listedViews) {
                            TreeRow(model: model, view: $0, isSelected: $0.id == model.selection)
                        }
                    }
                }
                .frame(maxHeight: .infinity)
                .onChange(of: model.selection) { if let selection = model.selection { proxy.scrollTo(selection) } }
            }
        }
    }
}

/// A view in the tree: its name, and the number of runs of its body.
private struct TreeRow: View {
    let model: InspectorModel
    let view: InspectedView
    let isSelected: Bool

    var body: some View {
        Button {
            model.selection = view.id
        } label: {
            HStack(spacing: 6) {
                Text(view.name).foregroundStyle(view.isOfProgram ? .primary : .secondary)
                Spacer(minLength: 8)
                if view.runs > 0 {
                    Text("ran \(view.runs)×").foregroundStyle(heat).monospacedDigit()
                        .accessibilityLabel("ran \(counted(view.runs, "time", "times"))")
                }
            }
            .padding(.leading, 10 + CGFloat(min(view.depth, 16)) * 12)
            .padding(.trailing, 10)
            .padding(.vertical, 4)
            .background(isSelected ? Color.accentColor.opacity(0.18) : .clear)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .onHover { model.mark($0 ? view.id : nil) }
    }

    /// Bodies that run often are highlighted. The limits are guesses: a used view runs a few times, a hot one runs with
    /// each frame.
    private var heat: Color {
        switch view.runs {
        case ..<10: .secondary
        case ..<60: .orange
        default: .red
        }
    }
}
