import Foundation
import Umwelt
import UmweltPictures
import UmweltRendering

/// The previews in the program, each with a unique name, which is its page's.
@MainActor
struct PreviewList {
    let names: [String]
    private let previews: [LinkedPreview]

    /// The size of the frame in a window around each preview; nil for none.
    private let frames: [CGSize?]

    /// Finds the previews. Each is created once, because its views may set its name.
    init() {
        previews = LinkedPreview.all
        let shown = previews.map { preview in
            preview.measured(size: PictureHost.windowSize, typeSetter: PangoTypeSetter.shared)
        }
        frames = shown.map(\.fixedSize)
        var counts: [String: Int] = [:]
        names = shown.map { shown in
            counts[shown.name, default: 0] += 1
            let count = counts[shown.name] ?? 1
            return count == 1 ? shown.name : "\(shown.name) (\(count))"
        }
    }

    /// Returns a window with a named preview, or the only preview for nil; an empty window for the list of several; nil
    /// for an unknown name.
    func open(_ name: String?, traits: HostTraits, size: CGSize, restoring snapshot: StateSnapshot?) -> ViewHost? {
        if name == nil && names.count > 1 {
            return DrawnView.host(
                of: EmptyView(), keepsDefaults: true, isOffscreen: false, typeSetter: PangoTypeSetter.shared)
        }
        guard let name = name ?? (names.count == 1 ? names.first : nil), let index = names.firstIndex(of: name) else {
            return nil
        }
        return previews[index].makeWindow(
            traits: traits, size: size, frame: frames[index], typeSetter: PangoTypeSetter.shared, restoring: snapshot)
    }
}
