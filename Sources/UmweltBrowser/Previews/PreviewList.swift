import Foundation
import Umwelt
import UmweltPictures
import UmweltRendering

/// The previews that are linked into the program, each with a unique name, which is that of its page.
@MainActor
struct PreviewList {
    let names: [String]
    private let previews: [LinkedPreview]
    private let layouts: [PreviewLayout?]

    /// Finds the previews. Each is shown once, as its views may set its name.
    init() {
        previews = LinkedPreview.all
        let shown = previews.map { preview in
            preview.measured(size: PictureHost.windowSize, typeSetter: PangoTypeSetter.shared)
        }
        layouts = shown.map { shown in
            guard shown.layout == nil || shown.layout == .device, let size = shown.screen?.size else {
                return shown.layout
            }
            return .fixed(width: size.width, height: size.height)
        }
        var counts: [String: Int] = [:]
        names = shown.map { shown in
            counts[shown.name, default: 0] += 1
            let count = counts[shown.name] ?? 1
            return count == 1 ? shown.name : "\(shown.name) (\(count))"
        }
    }

    /// Returns a window that shows the preview with a name, or the only preview if the name is nil; an empty one for
    /// the list of several; nil if there is no such preview.
    func open(_ name: String?, traits: HostTraits, size: CGSize, restoring snapshot: StateSnapshot?) -> ViewHost? {
        if name == nil && names.count > 1 {
            return DrawnView.host(
                of: EmptyView(), keepsDefaults: true, isOffscreen: false, typeSetter: PangoTypeSetter.shared)
        }
        guard let name = name ?? (names.count == 1 ? names.first : nil), let index = names.firstIndex(of: name) else {
            return nil
        }
        var frame: CGSize?
        if case .fixed(let width, let height) = layouts[index] { frame = CGSize(width: width, height: height) }
        return previews[index].makeWindow(
            traits: traits, size: size, frame: frame, typeSetter: PangoTypeSetter.shared, restoring: snapshot)
    }
}
