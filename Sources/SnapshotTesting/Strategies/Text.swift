import Foundation

extension Snapshotting where Value == String, Format == String {
    /// The strategy that compares texts line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// The comparison of texts line by line. A failure has the lines that differ as its message.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                guard old != new else { return nil }
                let text = LineDifference(old, new).text
                var attachment = XCTAttachment(data: Data(text.utf8), uniformTypeIdentifier: "public.patch-file")
                attachment.name = "difference"
                return (text, [attachment])
            })
    }
}

/// The lines that differ in two texts, with their surroundings.
struct LineDifference {
    private enum Line {
        case both(String)
        case removed(String)
        case added(String)

        var isChange: Bool { if case .both = self { false } else { true } }

        var text: String {
            switch self {
            case .both(let line): "  \(line)"
            case .removed(let line): "− \(line)"
            case .added(let line): "+ \(line)"
            }
        }
    }

    private let lines: [Line]

    /// The number of equal lines shown before and after a change.
    private static let context = 3

    init(_ old: String, _ new: String) {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let difference = newLines.difference(from: oldLines)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if removed.contains(oldIndex) {
                lines.append(.removed(oldLines[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                lines.append(.added(newLines[newIndex]))
                newIndex += 1
            } else {
                lines.append(.both(oldLines[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        self.lines = lines
    }

    /// The changes with the lines around them, and ellipses between.
    var text: String {
        var shown: [String] = []
        var isCut = false
        for (index, line) in lines.enumerated() {
            let around = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
            if lines[around].contains(where: \.isChange) {
                shown.append(line.text)
                isCut = false
            } else if !isCut {
                shown.append("  …")
                isCut = true
            }
        }
        return shown.joined(separator: "\n")
    }
}
