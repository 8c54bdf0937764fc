import Umwelt
import UmweltControls
import UmweltNavigation

/// The inspector of a window: the tree of its views, and panels on the chosen one.
package struct InspectorView: View {
    let model: InspectorModel

    package init(model: InspectorModel) { self.model = model }

    package var body: some View {
        VStack(spacing: 0) {
            TreePanel(model: model)
            Divider()
            PanelBar(model: model)
            Divider()
            ScrollView {
                panel
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(12)
            }
            .frame(maxHeight: .infinity)
        }
        .font(.footnote)
        .navigationTitle("Inspector")
    }

    @ViewBuilder private var panel: some View {
        switch model.panel {
        case .environment: EnvironmentPanel(model: model)
        case .state: StatePanel(model: model)
        case .updates: UpdatesPanel(model: model)
        case .faults: FaultsPanel(model: model)
        case .layout: LayoutPanel(model: model)
        case .host: HostPanel(model: model)
        case .speech: SpeechPanel(model: model)
        case .record: RecordPanel(model: model)
        }
    }
}

/// The row of panel buttons.
private struct PanelBar: View {
    let model: InspectorModel

    var body: some View {
        HStack(spacing: 1) {
            ForEach(InspectorModel.Panel.allCases) { panel in
                Button(panel.title) { model.panel = panel }
                    .buttonStyle(.plain)
                    .font(.caption)
                    .fontWeight(model.panel == panel ? .semibold : .regular)
                    .lineLimit(1)
                    // All titles fit beside each other, also in an inspector as narrow as it may be.
                    .minimumScaleFactor(0.6)
                    .padding(.horizontal, 2)
                    .padding(.vertical, 5)
                    .background(
                        model.panel == panel ? Color.accentColor.opacity(0.18) : .clear, in: .rect(cornerRadius: 6)
                    )
                    .accessibilityAddTraits(model.panel == panel ? .isSelected : [])
            }
        }
        .padding(6)
    }
}
