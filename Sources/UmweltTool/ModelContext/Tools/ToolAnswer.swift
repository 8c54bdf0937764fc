import Foundation
import UmweltLive

/// The answer of a tool.
struct ToolAnswer: Sendable {
    var text: String

    /// Pictures, as PNG.
    var pictures: [Data] = []
    var isError = false

    init(_ text: String, pictures: [Data] = [], isError: Bool = false) {
        self.text = text
        self.pictures = pictures
        self.isError = isError
    }

    /// The result of the call.
    var value: JSONValue {
        let images = pictures.map { data -> JSONValue in
            ["type": "image", "mimeType": "image/png", "data": .string(data.base64EncodedString())]
        }
        return ["content": .array(images + [["type": "text", "text": .string(text)]]), "isError": .bool(isError)]
    }
}

extension ToolAnswer {
    /// The answer of a program as a tool's.
    init(_ reply: StageReply) {
        let text = [reply.error, reply.text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
        self.init(text, pictures: reply.picture.map { [$0] } ?? [], isError: reply.error != nil)
    }
}
