import Foundation
internal import UmweltLive

/// Writes what the tool has to say as the JSON that `umwelt.js` reads: `b` is the notice, null for none, with its title
/// `t` and its text `x`.
enum NoticeWriter {
    static func message(_ notice: LiveNotice?) -> Data {
        guard let notice else { return Data("{\"b\":null}".utf8) }
        let (title, text) = (PatchWriter.quoted(notice.title), PatchWriter.quoted(notice.text))
        return Data("{\"b\":{\"t\":\(title),\"x\":\(text)}}".utf8)
    }
}
