import SwiftUI
import TestSupport

/// The view of a node that is a screen, a bar or a list with parts of several kinds.
struct VerifiedScreen: View {
    let plan: VerifiedPlan
    @Bindable var model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        switch plan.kind {
        case .sectionedList: VerifiedSectionedList(plan: plan, model: model)
        case .editableList:
            List(selection: $model.selection) {
                ForEach($model.rows) { $row in Toggle(row.name, isOn: $row.isOn) }
                    .onDelete { model.rows.remove(atOffsets: $0) }
                    .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
                content
            }
            .environment(\.editMode, .constant(model.flag ? .active : .inactive))
            .frame(height: 180)
        case .toolbarScreen:
            NavigationStack {
                content.navigationTitle("bar \(model.count)")
                    .toolbar {
                        ToolbarItem { Button("item \(plan.id)") { model.count += 1 } }
                        if model.flag { ToolbarItem(placement: .bottomBar) { Text("bottom \(plan.number)") } }
                    }
            }
            .frame(height: 240)
        case .searchScreen:
            NavigationStack {
                List { content }.searchable(text: $model.text, prompt: "search \(plan.number)")
            }
            .frame(height: 240)
        case .linkScreen:
            NavigationStack {
                VStack {
                    // The pushed view stays when its link goes.
                    if plan.number < 3 { NavigationLink("link to \(plan.id)") { VStack { content } } }
                    Text("links \(model.count)")
                }
            }
            .frame(height: 200)
        case .splitScreen:
            NavigationSplitView {
                List {
                    NavigationLink("lead \(plan.id)", value: plan.id)
                    Text("side \(model.count)")
                }
                .navigationDestination(for: Int.self) { Text("led to \($0) \(model.count)") }
            } detail: {
                VStack { content }
            }
            .environment(\.horizontalSizeClass, plan.number > 1 ? .compact : .regular)
            .frame(height: 240)
        case .pageTabs:
            TabView(selection: $model.tab) {
                VStack { content }.tag(0)
                Text("page \(model.count)").tag(1)
            }
            .tabViewStyle(.page)
            .frame(height: 120)
        case .itemTabs:
            TabView(selection: $model.tab) {
                VStack { content }.tabItem { Label("item \(plan.number)", systemImage: "star") }.tag(0)
                if model.flag { Text("flag").tabItem { Text("flag") }.tag(1) }
            }
            .frame(height: 160)
        case .dialog:
            Button("dialog \(plan.id)") { model.isPresented.insert(plan.id) }
                .confirmationDialog("dialog", isPresented: model.binding(isPresented: plan.id)) {
                    Button("agree \(model.count)") { model.count += 1 }
                    content
                }
        case .contextMenu: VStack { content }.contextMenu { Button("context \(model.count)") { model.count += 1 } }
        case .inspector:
            Button("inspect \(plan.id)") { model.isPresented.formSymmetricDifference([plan.id]) }
                .inspector(isPresented: model.binding(isPresented: plan.id)) { content }
        default: VerifiedTakenApart(plan: plan, model: model)
        }
    }
}

private struct VerifiedSectionedList: View {
    let plan: VerifiedPlan
    let model: VerifiedModel
    @State private var isExpanded = true

    var body: some View {
        List {
            Section("first \(plan.number)", isExpanded: $isExpanded) { VerifiedChildren(plan: plan, model: model) }
            Section {
                ForEach(model.rows) { row in
                    Text(row.name).badge(model.count % 3)
                        .swipeActions { Button("swipe \(row.id)") { model.count += 1 } }
                }
            } header: {
                Button("fold \(plan.id)") { isExpanded.toggle() }
            } footer: {
                if model.flag { Text("footer") }
            }
            Text("last \(model.count)")
        }
        .listStyle(.sidebar)
        .frame(height: 260)
    }
}

/// The view of a node that takes its children apart, or lays them out by values that they have.
struct VerifiedTakenApart: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        let number = CGFloat(plan.number)
        switch plan.kind {
        case .variadic: _VariadicView.Tree(VerifiedVariadicRoot(number: plan.number)) { content }
        case .subviewSections:
            VStack {
                ForEach(
                    sections: Group {
                        Section("head \(plan.number)") { content }
                        Text("outside").containerValue(\.verifiedWeight, plan.number)
                    }
                ) { section in
                    section.header
                    Text("\(section.content.count) \(section.content.last?.containerValues.verifiedWeight ?? -1)")
                    section.content
                }
            }
        case .nestedSubviews:
            Group(subviews: Group(subviews: content.containerValue(\.verifiedWeight, plan.number)) { $0 }) { subviews in
                ForEach(subviews) { subview in
                    subview.padding(CGFloat(subview.containerValues.verifiedWeight))
                }
            }
        case .anyLayout:
            let layout = plan.number > 1 ? AnyLayout(VStackLayout(spacing: number)) : AnyLayout(HStackLayout())
            layout { content }
        case .layoutValues: Weighted { content.layoutValue(key: VerifiedWeight.self, value: number) }
        case .priority: HStack { content.layoutPriority(number) }
        case .horizontalLazy:
            ScrollView(.horizontal) { LazyHStack { content } }.frame(height: 60 + number * 10)
        case .lazyRows:
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) {
                    content
                    ForEach(model.rows) { Text($0.name) }
                }
            }
            .frame(height: 80)
        case .pinned:
            ScrollView {
                LazyVStack(pinnedViews: plan.number > 1 ? .sectionHeaders : []) {
                    Section("pinned \(model.count)") { content }
                    Section("rest") { ForEach(model.rows) { Text($0.name) } }
                }
            }
            .frame(height: 100)
        default: VerifiedEffect(plan: plan, model: model)
        }
    }
}

private struct VerifiedEffect: View {
    let plan: VerifiedPlan
    let model: VerifiedModel

    var body: some View {
        let content = VerifiedChildren(plan: plan, model: model)
        let number = CGFloat(plan.number)
        switch plan.kind {
        case .relativeFrame:
            // A part of the container's width: of one that is as wide as its content, all of it could be any width.
            ScrollView { content.containerRelativeFrame(.horizontal) { length, _ in length / (number + 2) } }
                .frame(height: 60)
        case .visualEffect:
            content.visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 10 * number) }
        case .preferenceWriter: PreferenceWriter(content: content)
        case .transformedPreference: content.transformPreference(VerifiedSum.self) { $0 += plan.number }
        case .mask: content.mask { Rectangle().padding(number) }
        case .position: content.position(x: 30 + number * 4, y: 20).frame(height: 50)
        case .aspect: content.aspectRatio(1 + number, contentMode: plan.number > 1 ? .fill : .fit).frame(height: 60)
        case .containerShape:
            ContainerRelativeShape().frame(height: 20).padding(number)
                .containerShape(RoundedRectangle(cornerRadius: 10 + number))
            content
        case .safePadding: content.safeAreaPadding(number * 4)
        case .margins: ScrollView { content }.contentMargins(number * 3).frame(height: 80)
        case .equalID:
            // One view for each identity: SwiftUI leaves undefined what a ForEach of equal ones shows.
            ForEach(0..<2) { side in VStack { content }.id("side \(side) \(plan.number / 2)") }
        default: ScrollPositionContainer(content: content)
        }
    }
}

/// Writes a state when a preference changes.
private struct PreferenceWriter<Content: View>: View {
    let content: Content
    @State private var sum = 0

    var body: some View {
        content.onPreferenceChange(VerifiedSum.self) { sum = $0 }
        Text("written \(sum)")
    }
}

private struct ScrollPositionContainer<Content: View>: View {
    let content: Content
    @State private var place: Int?

    var body: some View {
        Button("scroll to 12") { place = place == 12 ? 3 : 12 }
        ScrollView {
            LazyVStack {
                content
                ForEach(0..<20) { Text("place \($0)").frame(height: 25) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $place)
        .frame(height: 90)
    }
}

private struct VerifiedVariadicRoot: _VariadicView_MultiViewRoot {
    let number: Int
    @Environment(\.level) private var level

    func body(children: _VariadicView.Children) -> some View {
        Text("\(children.count) at \(level)")
        ForEach(children) { child in
            child
            if child.id != children.last?.id { Divider() }
        }
    }
}

extension ContainerValues {
    @Entry var verifiedWeight = 0
}

private struct VerifiedWeight: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}

/// Places views side by side, each with its weight before it.
private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: zip(sizes, subviews).reduce(0) { $0 + $1.0.width + $1.1[VerifiedWeight.self] },
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            x += subview[VerifiedWeight.self]
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}
