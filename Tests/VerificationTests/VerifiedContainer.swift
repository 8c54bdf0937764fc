import SwiftUI
import TestSupport

/// The view of a node that arranges its children.
struct VerifiedContainer: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        switch plan.kind {
        case .column: VStack(alignment: plan.number > 1 ? .leading : .center, spacing: CGFloat(plan.number)) { content }
        case .row: HStack(spacing: CGFloat(plan.number)) { content }
        case .zStack: ZStack(alignment: plan.number > 1 ? .topLeading : .center) { content }
        case .group: Group { content }
        case .erased: plan.number > 1 ? AnyView(content) : AnyView(content.padding(2))
        case .optional: if plan.number > 0 { content }
        case .either: if model.flag { content } else { content.border(.red) }
        case .choice:
            switch plan.number {
            case 0: content
            case 1: VStack { content }
            default: Text("choice")
            }
        case .identified: content.id(plan.number)
        case .geometry:
            GeometryReader { room in
                Text("\(Int(room.size.width))")
                content
            }
            .frame(height: 60)
        default: VerifiedDecoration(plan: plan, model: model)
        }
    }
}

private struct VerifiedDecoration: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        let number = CGFloat(plan.number)
        switch plan.kind {
        case .overlay: Text("below").overlay(alignment: .topLeading) { content }
        case .background: Text("above").background { content }
        case .frame: content.frame(minWidth: 20 * number, maxWidth: plan.number > 1 ? .infinity : nil)
        case .padding: content.padding(.leading, number * 3)
        case .offset: content.offset(x: number, y: -number)
        case .opacity: content.opacity(1 - number / 4)
        case .rotation: content.rotationEffect(.degrees(number * 30))
        case .clip: content.clipShape(RoundedRectangle(cornerRadius: number * 2))
        case .zIndex: content.zIndex(Double(plan.number))
        case .guide: content.alignmentGuide(.leading) { $0[.leading] - number * 5 }
        case .coordinate: content.coordinateSpace(.named("space \(plan.number)"))
        case .semantics: content.accessibilityLabel("label \(plan.number)").accessibilityHidden(plan.number == 3)
        case .drawnAs: content.shadow(radius: number).blur(radius: plan.number > 2 ? 1 : 0)
        case .aligned: content.fixedSize(horizontal: plan.number > 1, vertical: false)
        default: VerifiedArea(plan: plan, model: model)
        }
    }
}

private struct VerifiedArea: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        switch plan.kind {
        case .scroll: ScrollView(plan.number > 2 ? .horizontal : .vertical) { content }.frame(height: 120)
        case .lazyColumn:
            ScrollView {
                LazyVStack {
                    content
                    ForEach(0..<20) { Text("lazy \($0) \(model.count)").frame(height: 30) }
                }
            }
            .frame(height: 100)
        case .lazyGrid:
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60 + CGFloat(plan.number) * 10))]) {
                    ForEach(model.rows) { Text($0.name).frame(height: 20) }
                    content
                }
            }
            .frame(height: 80)
        case .list: List { content }.frame(height: 200)
        case .section: Section("section \(plan.number)") { content }
        case .form: Form { content }.frame(height: 160)
        case .grid:
            Grid {
                GridRow { content }
                GridRow { Text("second") }
            }
        case .preferenceReader:
            content.backgroundPreferenceValue(VerifiedSum.self) { Text("sum \($0)") }
        case .anchorReader:
            content.anchorPreference(key: VerifiedAnchors.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(VerifiedAnchors.self) { anchors in
                    GeometryReader { room in
                        Text(verbatim: "\(anchors.map { Int(room[$0].width) })")
                    }
                }
        case .inset: content.safeAreaInset(edge: .bottom) { Text("inset \(plan.number)") }
        default: VerifiedPresenter(plan: plan, model: model)
        }
    }
}

private struct VerifiedPresenter: View {
    let plan: VerifiedPlan
    @Bindable var model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        let isShown = model.binding(isPresented: plan.id)
        switch plan.kind {
        case .sheet:
            Button("sheet \(plan.id)") { isShown.wrappedValue = true }.sheet(isPresented: isShown) { presented }
        case .popover:
            Button("popover \(plan.id)") { isShown.wrappedValue = true }.popover(isPresented: isShown) { presented }
        case .cover:
            Button("cover \(plan.id)") { isShown.wrappedValue = true }.fullScreenCover(isPresented: isShown) {
                presented
            }
        case .navigation:
            NavigationStack(path: $model.path) {
                VStack {
                    Button("push \(plan.id)") { model.path.append(plan.id) }
                    content
                }
                .navigationTitle("title \(plan.number)")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("level \(number) \(model.count)")
                        Button("pop \(number)") { if !model.path.isEmpty { model.path.removeLast() } }
                    }
                }
            }
            .frame(height: 240)
        case .tabs:
            TabView(selection: $model.tab) {
                Tab("first", systemImage: "star", value: 0) { content }
                Tab("second", systemImage: "heart", value: 1) { Text("second \(model.count)") }
            }
            .frame(height: 200)
        case .custom: Diagonal(step: CGFloat(plan.number)) { content }
        case .fits:
            ViewThatFits(in: .horizontal) {
                HStack { content }
                Text("short")
            }
        case .groupBox: GroupBox("box \(plan.number)") { content }
        case .labeled: LabeledContent("labeled \(plan.number)") { content }
        case .subviews:
            Group(subviews: content) { subviews in
                Text("\(subviews.count)")
                ForEach(subviews) { $0 }
            }
        case .stateful: StatefulContainer(id: plan.id, content: content)
        default: VerifiedScreen(plan: plan, model: model)
        }
    }

    private var presented: some View {
        VStack {
            Button("close \(plan.id)") { model.isPresented.remove(plan.id) }
            VerifiedChildren(plan: plan, model: model)
        }
    }
}

/// Has a state that decides what is shown.
private struct StatefulContainer<Content: View>: View {
    let id: Int
    let content: Content
    @State private var isOpen = true
    @State private var level = 0

    var body: some View {
        Button("open \(id)") {
            isOpen.toggle()
            level += 1
        }
        if isOpen { content.environment(\.level, level) }
    }
}

/// Places views one below the other, each further to the right.
private struct Diagonal: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + step * CGFloat(sizes.count),
            height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var place = bounds.origin
        for subview in subviews {
            subview.place(at: place, proposal: .unspecified)
            place.x += step
            place.y += subview.sizeThatFits(.unspecified).height
        }
    }
}
