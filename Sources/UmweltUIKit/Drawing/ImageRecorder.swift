import Foundation
import Umwelt
import UmweltRendering

/// A recorder of UIKit's drawing functions, which name no context: they draw into the one around them.
///
/// Unchecked, as only the code that is drawing into it knows it.
final class ImageRecorder: @unchecked Sendable {
    /// The recorder that functions draw into; nil outside of a renderer's closure.
    @TaskLocal static var current: ImageRecorder?

    /// The colour that shapes are filled with.
    var fill = ResolvedColor(red: 0, green: 0, blue: 0)

    /// The colour that outlines are drawn in.
    var stroke = ResolvedColor(red: 0, green: 0, blue: 0)

    /// The items drawn so far, in layers that are clipped, the innermost last.
    private var layers: [(clip: Path?, items: [DisplayItem])] = [(nil, [])]

    /// Draws an item in front of the others.
    func add(_ item: DisplayItem) { layers[layers.count - 1].items.append(item) }

    /// Clips what is drawn from now on, beside the clips that there are.
    func addClip(_ path: Path) { layers.append((path, [])) }

    /// The items drawn so far, from back to front.
    var items: [DisplayItem] {
        var inner: [DisplayItem] = []
        for layer in layers.reversed() {
            inner = layer.items + inner
            if let clip = layer.clip { inner = [.group(DisplayGroup(clip: clip, items: inner))] }
        }
        return inner
    }

    /// Returns the components of a colour in the current traits.
    static func resolve(_ color: UIColor) -> ResolvedColor {
        Color(uiColor: color.resolvedColor(with: .current)).resolve(in: EnvironmentValues())
    }
}
