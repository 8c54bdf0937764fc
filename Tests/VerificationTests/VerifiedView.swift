import SwiftUI
import TestSupport

/// The root of a random view tree.
struct VerifiedRoot: View {
    let model: VerifiedModel
    var body: some View { VerifiedView(plan: model.plan, model: model) }
}

/// The view of a node of a random view tree.
struct VerifiedView: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        if plan.kind.isLeaf {
            VerifiedLeaf(plan: plan, model: model)
        } else if plan.kind.rawValue < VerifiedPlan.Kind.column.rawValue {
            VerifiedWriter(plan: plan, model: model)
        } else {
            VerifiedContainer(plan: plan, model: model)
        }
    }
}

/// The views of a node's children.
struct VerifiedChildren: View {
    let plan: VerifiedPlan
    let model: VerifiedModel
    var body: some View { ForEach(plan.children) { VerifiedView(plan: $0, model: model) } }
}

/// The view of a node that writes the environment.
struct VerifiedWriter: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        switch plan.kind {
        case .setTheme: content.environment(\.theme, "theme \(plan.number)")
        case .setLevel: content.environment(\.level, plan.number * 4)
        case .addLevel: content.transformEnvironment(\.level) { $0 += plan.number + model.count }
        case .setNickname: content.environment(\.nickname, plan.number == 0 ? nil : "nick \(plan.number)")
        case .setWhole: WholeWriter(number: plan.number, content: content)
        case .resetWhole: content.environment(\.self, EnvironmentValues())
        case .setHolder:
            content.environment(plan.number == 0 ? nil : model.holder).environment(\.verifiedHolder, model.holder)
        case .setSong: content.environment(\.verifiedSong, plan.number == 0 ? nil : model.song)
        case .setFocused: content.focusedSceneValue(\.verifiedNumber, plan.number == 0 ? nil : plan.id)
        default: VerifiedLook(plan: plan, model: model)
        }
    }
}

/// Sets a copy of all values, one of them changed.
private struct WholeWriter<Content: View>: View {
    let number: Int
    let content: Content
    @Environment(\.self) private var values

    var body: some View {
        var values = values
        switch number {
        case 0: values.theme = "whole"
        case 1: values.level = 7
        case 2: values.isEnabled = false
        default: break
        }
        return content.environment(\.self, values)
    }
}

private struct VerifiedLook: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        switch plan.kind {
        case .disable: content.disabled(plan.number > 1)
        case .font: content.font([.body, .title, .caption, nil][plan.number])
        case .style: content.foregroundStyle(plan.number > 1 ? Color.red : Color.blue).tint(model.flag ? .green : nil)
        case .limit: content.lineLimit(plan.number == 0 ? nil : plan.number)
        case .direction: content.environment(\.layoutDirection, plan.number > 1 ? .rightToLeft : .leftToRight)
        case .scheme: content.environment(\.colorScheme, plan.number > 1 ? .dark : .light)
        case .typeSize: content.dynamicTypeSize(plan.number > 1 ? .xLarge : .medium)
        case .alignment: content.multilineTextAlignment([.leading, .center, .trailing, .leading][plan.number])
        case .modifier: content.modifier(ThemedModifier(number: plan.number))
        case .environmental: content.modifier(LevelModifier(number: plan.number))
        case .editMode: content.environment(\.editMode, .constant(plan.number > 1 ? .active : .inactive))
        default: VerifiedStyle(plan: plan, model: model)
        }
    }
}

private struct ThemedModifier: ViewModifier {
    let number: Int
    @Environment(\.theme) private var theme
    @State private var count = 0

    func body(content: Content) -> some View {
        content.padding(CGFloat(number)).environment(\.nickname, theme)
    }
}

private struct LevelModifier: EnvironmentalModifier {
    let number: Int

    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        FixedPadding(length: CGFloat(environment.level % 5 + number))
    }
}

private struct FixedPadding: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
}
