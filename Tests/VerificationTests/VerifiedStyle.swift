import SwiftUI
import TestSupport

/// The view of a node that sets a style, or a value of the environment that controls and texts read, around its children.
struct VerifiedStyle: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        switch plan.kind {
        case .sizeClass: content.environment(\.horizontalSizeClass, plan.number > 1 ? .compact : .regular)
        case .locale: content.environment(\.locale, Locale(identifier: ["en_US", "de_DE", "ar", "ja"][plan.number]))
        case .redacted: content.redacted(reason: plan.number > 1 ? .placeholder : [])
        case .controlSize: content.controlSize([.mini, .small, .regular, .large][plan.number])
        case .hiddenLabels: if plan.number > 1 { content.labelsHidden() } else { content }
        case .buttonStyle: content.buttonStyle(VerifiedButtonStyle(number: plan.number))
        case .pickerStyle: if plan.number > 1 { content.pickerStyle(.inline) } else { content.pickerStyle(.menu) }
        case .listStyle: if plan.number > 1 { content.listStyle(.plain) } else { content.listStyle(.insetGrouped) }
        case .copiedWhole: WholeCopy(number: plan.number, content: content)
        case .transformedWhole: content.transformEnvironment(\.self) { $0.level += plan.number }
        default: content.transaction { $0.animation = plan.number > 1 ? nil : .default }
        }
    }
}

private struct VerifiedButtonStyle: ButtonStyle {
    let number: Int
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(verbatim: "\(theme) \(number) \(isEnabled) \(configuration.isPressed)")
        }
    }
}

/// Keeps a copy of all values from when a button was pressed last, and sets it.
private struct WholeCopy<Content: View>: View {
    let number: Int
    let content: Content
    @Environment(\.self) private var values
    @State private var level: Int?

    var body: some View {
        Button("copy \(number)") { level = level == nil ? values.level : nil }
        content.environment(\.level, level ?? values.level + number)
    }
}
