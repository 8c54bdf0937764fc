import Umwelt
import UmweltInspector

/// The accessibility tree of a window as text: a line for each node, in reading order.
struct SpokenText {
    /// The words of the nodes, indented.
    private let lines: [String]

    /// The lines with the frames and the problems of the nodes.
    let withFrames: String

    @MainActor
    init(of host: ViewHost) {
        let nodes = SpokenNode.all(in: host)
        let lines = nodes.map { node in
            let words = (node.words.isEmpty ? "(nothing)" : node.words) + (node.isVisible ? "" : " (out of sight)")
            return String(repeating: "  ", count: node.depth) + words
        }
        self.lines = lines
        withFrames = zip(nodes, lines).map { node, line in
            let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
                .map { "\(Int(Double($0).rounded()))" }
            let faults = node.faults.map { " ⚠ \($0)" }.joined()
            return "\(line) [\(frame[0]), \(frame[1]), \(frame[2]) × \(frame[3])]\(faults)"
        }
        .joined(separator: "\n")
    }

    /// Returns the removed lines, with a minus, and the new lines, with a plus; empty without any.
    func changes(since before: SpokenText) -> String {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in lines.difference(from: before.lines) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var changes: [String] = []
        var (old, new) = (0, 0)
        while old < before.lines.count || new < lines.count {
            if removed.contains(old) {
                changes.append("- \(before.lines[old])")
                old += 1
            } else if inserted.contains(new) {
                changes.append("+ \(lines[new])")
                new += 1
            } else {
                (old, new) = (old + 1, new + 1)
            }
        }
        return changes.joined(separator: "\n")
    }
}
