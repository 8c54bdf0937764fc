import Foundation

/// What stands for one page below it: a dot, darker where the page shows. It is called by the page's label, or else by its
/// number.
nonisolated struct PageDot: View, SystemView {
    let label: AnyView?
    let number: Int
    let count: Int
    let isChosen: Bool
    let isEnabled: Bool
    let choose: @MainActor () -> Void

    nonisolated init(
        label: AnyView?, number: Int, count: Int, isChosen: Bool, isEnabled: Bool,
        choose: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.number = number
        self.count = count
        self.isChosen = isChosen
        self.isEnabled = isEnabled
        self.choose = choose
    }

    @MainActor var body: some View {
        Circle()
            .fill(isChosen ? Color.primary : Color(system: .tertiary))
            .frame(width: 8, height: 8)
            .frame(width: Self.size.width, height: Self.size.height)
            .modifier(
                ControlModifier(.tab(isSelected: isChosen), isEnabled: isEnabled) { [choose] in choose() }
            )
            .named(by: label ?? AnyView(Text("Page \(number) of \(count)")))
    }

    /// The room of a dot, in points.
    static let size = CGSize(width: 18, height: 26)
}
