@_spi(Kernel) import UmweltCore

/// The label of one control: its places, and the readers of its texts.
///
/// A label is made once. A style decides where to show it. If no style shows it, the control's ``LabelScope`` creates
/// it invisibly, as long as something reads its texts.
package final class LabelSource {
    /// The elements that show the label, in order of creation. The first one provides the texts.
    private var places: ContiguousArray<LabelPlace> = []

    /// The nodes and elements that have the label's texts elsewhere.
    private var readers: ContiguousArray<any LabelReader> = []

    /// The element that makes the label where none shows it; nil once that has left the tree.
    weak var scope: (any LabelScopeOwner)?

    /// The texts of the label; empty if nothing reads them.
    private(set) var texts = ""

    /// True if the label has to be created invisibly.
    var isOnlyRead: Bool { places.isEmpty && !readers.isEmpty }

    func add(_ place: LabelPlace) {
        places.append(place)
        placesChanged()
    }

    func remove(_ place: LabelPlace) {
        places.removeAll { $0 === place }
        placesChanged()
    }

    func add(_ reader: any LabelReader) {
        readers.append(reader)
        placesChanged()
    }

    func remove(_ reader: any LabelReader) {
        readers.removeAll { $0 === reader }
        placesChanged()
    }

    private func placesChanged() {
        scope?.needsLayoutContent()
        update()
    }

    /// Reads the texts again after a change in a place that shows them, or of the places.
    func update() {
        guard !readers.isEmpty else { return }
        let new = (places.first ?? scope?.unseenPlace)?.texts ?? ""
        guard new != texts else { return }
        texts = new
        for reader in readers { reader.textsChanged() }
    }
}

/// A node or element that has the texts of a label.
protocol LabelReader: AnyObject {
    /// Called in the layout pass when the texts have changed.
    func textsChanged()
}

/// A place where a label is created: visible in a style, or invisible in the scope.
package final class LabelPlace {
    private let source: LabelSource

    /// Returns the layout nodes of the label.
    var nodes: () -> ContiguousArray<LayoutNode> = { [] }

    init(of source: LabelSource) { self.source = source }

    /// The texts of the nodes. From the first read on, the nodes report each change of a text.
    fileprivate var texts: String {
        let nodes = nodes()
        for node in nodes { node.reportChangesToParent() }
        return SemanticsPass.name(from: nodes)
    }

    func changed() { source.update() }
}
