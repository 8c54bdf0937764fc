import Foundation
import Observation
@_spi(Kernel) import Umwelt

/// The index of a list: the labels of its sections, with which the user scrolls to them.
@Observable final class SectionIndex {
    /// A section that has a label.
    struct Entry: Equatable {
        let label: Text

        /// The number of the section among the list's parts.
        let section: Int
    }

    private(set) var entries: [Entry] = []

    /// The node that scrolls to sections.
    @ObservationIgnored private weak var node: LazyNode?

    func set(_ new: [Entry], in list: LazyNode?) {
        node = list
        if new != entries { entries = new }
    }

    /// Scrolls to the section of an entry.
    func show(_ entry: Int) {
        guard entries.indices.contains(entry) else { return }
        node?.reveal(section: entries[entry].section)
    }
}

/// The labels of a list's index, one below the other. Entries without enough space are replaced by dots.
nonisolated struct SectionIndexBar: View, SystemView {
    let index: SectionIndex

    @Environment(\.listSectionIndexVisibility) private var visibility
    @State private var shown = 0

    /// The width, and the height of a label, in points: about those of UIKit's index, a guess.
    static let width: CGFloat = 15
    private static let step: CGFloat = 14

    nonisolated init(index: SectionIndex) { self.index = index }

    @MainActor var body: some View {
        let entries = index.entries
        if visibility != .hidden && !entries.isEmpty {
            GeometryReader { room in
                let labels = Self.labels(of: entries.count, within: Int(room.size.height / Self.step))
                VStack(spacing: 0) {
                    ForEach(labels.indices, id: \.self) { place in
                        Group {
                            if let entry = labels[place] { entries[entry].label } else { Text(verbatim: "•") }
                        }
                        .frame(width: Self.width, height: Self.step)
                    }
                }
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { drag in
                        let part = drag.location.y / (CGFloat(labels.count) * Self.step)
                        show(min(max(Int(part * CGFloat(entries.count)), 0), entries.count - 1))
                    }
                )
                .frame(maxHeight: .infinity)
            }
            .frame(width: Self.width)
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.tint)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(SystemWord.sectionIndex.text)
            .accessibilityValue(entries[min(shown, entries.count - 1)].label)
            .accessibilityAdjustableAction { direction in
                show(min(max(shown + (direction == .increment ? 1 : -1), 0), entries.count - 1))
            }
        }
    }

    @MainActor private func show(_ entry: Int) {
        if shown != entry { shown = entry }
        index.show(entry)
    }

    /// Returns the visible entries, nil for a dot: all if they fit, or some of them with dots between.
    nonisolated static func labels(of count: Int, within room: Int) -> [Int?] {
        guard count > max(room, 1) else { return (0..<count).map { $0 } }
        let shown = max((room + 1) / 2, 2)
        let entries = (0..<shown).map { $0 * (count - 1) / (shown - 1) }
        return entries.dropLast().flatMap { [$0, nil] } + [count - 1]
    }
}

private struct ListSectionIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// True if lists show their section index; automatic for lists with section labels. `List` reads it.
    var listSectionIndexVisibility: Visibility {
        get { self[ListSectionIndexVisibilityKey.self] }
        set { self[ListSectionIndexVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the index at the side of lists in this view, which has the labels of their sections.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func listSectionIndexVisibility(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.listSectionIndexVisibility, visibility, fileID: fileID, line: line)
    }
}
