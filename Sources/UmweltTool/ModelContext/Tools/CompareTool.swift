import Foundation
import UmweltRendering

extension AssistantTool {
    /// `compare`: the difference of a window to a stored picture.
    static func compare(_ bench: Workbench) -> AssistantTool {
        let comparing: [ToolParameter] = [
            .text("picture", "The stored PNG file; relative to the root.", isRequired: true),
            .text("scale", "The pixels a point. Default: the device's, or 2."),
            .text("matrix", "The variants of the sheet, if the stored picture is one, as in “preview”."),
            .number(
                "tolerance",
                "The distance of colours in L*a*b* up to which pixels count as equal: 0 is exact, 2 is hardly visible."),
        ]
        return AssistantTool(
            name: "compare", title: "Compare",
            description: """
                Draws a window like “preview” and compares it with a stored picture. Returns the number of pixels that \
                differ, and a picture with these in red.
                """, parameters: WindowArguments.parameters + comparing, isReadOnly: true
        ) { arguments in
            let path = try bench.root.relativePath(arguments.requiredText("picture"))
            guard let stored = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
                throw ToolError("\(path) cannot be read: \(FileFault.reason(at: path)).")
            }
            let tolerance = try arguments.number("tolerance") ?? 0
            guard (0...100).contains(tolerance) else { throw ToolError("“tolerance” has to be from 0 to 100.") }
            var variables: [String: String] = [:]
            variables["UMWELT_SCALE"] = try arguments.text("scale")
            variables["UMWELT_MATRIX"] = try arguments.text("matrix")
            let window = try WindowArguments(arguments, root: bench.root, drawing: variables)
            let reply = try await bench.ask(.draw, window)
            guard let drawn = reply.picture else { return ToolAnswer(reply) }
            guard let difference = PictureDifference(stored, drawn, tolerance: tolerance) else {
                throw ToolError("\(path) is no PNG file.")
            }
            let pictures = difference.count == 0 ? [] : [try difference.pngData()]
            return ToolAnswer("\(difference.words)\n\n\(reply.text)", pictures: pictures)
        }
    }
}

extension PictureDifference {
    /// The number of pixels that differ, as a sentence.
    fileprivate var words: String {
        let total = max(oldSize.width, newSize.width) * max(oldSize.height, newSize.height)
        let share = (Double(count) / Double(total) * 100).formatted(.number.precision(.significantDigits(1...3)))
        let sizes =
            hasEqualSizes
            ? ""
            : " The stored picture has \(oldSize.width) × \(oldSize.height) pixels, the window "
                + "\(newSize.width) × \(newSize.height)."
        return count == 0
            ? "The pictures are equal." : "\(count) of \(total) pixels differ: \(share) %.\(sizes)"
    }
}
