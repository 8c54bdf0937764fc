import Foundation
import Synchronization
import Umwelt
import UmweltRendering

/// The images that pages show, by the checksums of their bytes.
///
/// It does not retain them: an image can be loaded while some page shows it.
final class ImageStore: Sendable {
    static let shared = ImageStore()

    private struct Shown {
        weak var file: ImageFile?
        var name: String
    }

    private struct Tile: Hashable {
        var file: ImageFile
        var part: CGRect
    }

    private struct State {
        var shown: [ObjectIdentifier: Shown] = [:]
        var files: [String: ObjectIdentifier] = [:]
        var tiles: [Tile: ImageFile] = [:]
        var limit = 64
    }

    private let state = Mutex(State())

    /// Returns the name under which pages fetch an image.
    func name(of file: ImageFile) -> String {
        let id = ObjectIdentifier(file)
        let known = state.withLock { state in
            state.shown[id].flatMap { $0.file === file ? $0.name : nil }
        }
        if let known { return known }
        let name = file.checksum
        state.withLock { state in
            if state.shown.count >= state.limit { Self.forgetGone(&state) }
            state.shown[id] = Shown(file: file, name: name)
            state.files[name] = id
        }
        return name
    }

    /// Returns the image with a name; nil if no page shows it.
    func file(named name: String) -> ImageFile? {
        state.withLock { state in state.files[name].flatMap { state.shown[$0]?.file } }
    }

    /// Returns a part of an image as a separate image; nil if it cannot be created. Parts are retained, because there
    /// are few.
    func tile(_ part: CGRect, of file: ImageFile) -> ImageFile? {
        let tile = Tile(file: file, part: part)
        if let known = state.withLock({ $0.tiles[tile] }) { return known }
        guard let made = file.part(part) else { return nil }
        return state.withLock { state in
            if state.tiles.count >= 256 { state.tiles = [:] }
            state.tiles[tile] = made
            return made
        }
    }

    private static func forgetGone(_ state: inout State) {
        state.shown = state.shown.filter { $0.value.file != nil }
        state.files = state.files.filter { state.shown[$0.value] != nil }
        state.limit = max(state.shown.count * 2, 64)
    }
}
