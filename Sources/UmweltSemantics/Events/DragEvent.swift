import Foundation

/// An event of something that is dragged: from a view of the window, or from outside.
public struct DragEvent: Sendable, Hashable, Codable {
    /// The phases of a drag.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// A drag began on the node, or on one inside.
        case began
        /// The drag moved over the node.
        case moved
        /// A drop on the node.
        case dropped
        /// A drag that left the window or ended without a drop.
        case ended
    }

    /// The phase of the drag.
    public var phase: Phase

    /// The position in points from the window's top left corner.
    public var location: CGPoint

    /// The items that are dragged from outside of the app; empty for a drag that began in the window.
    public var items: [OutsideItem]

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - phase: The phase of the drag.
    ///   - location: The position in points from the window's top left corner.
    ///   - items: The items that are dragged from outside of the app; empty for a drag that began in the window.
    public init(_ phase: Phase, at location: CGPoint, items: [OutsideItem] = []) {
        self.phase = phase
        self.location = location
        self.items = items
    }

    /// The reason why the event is rejected, as no correct host sends it; nil for a valid event.
    var validationError: String? {
        if abs(location.x) > 1_000_000 || abs(location.y) > 1_000_000 { return "Nothing is dragged there." }
        return OutsideItem.areValid(items) ? nil : "Nothing is dragged that is like that."
    }
}

/// An item from outside of the app: dragged into it, pasted, or a file that the user has chosen.
public struct OutsideItem: Sendable, Hashable, Codable {
    /// The media type, such as `text/plain`.
    public var mediaType: String

    /// The text of the item; nil for a file, and while it is not dropped.
    public var text: String?

    /// The path of the file, or in pages the name under which they have sent it; nil for a text, and while it is not
    /// dropped.
    public var file: String?

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - mediaType: The media type, such as `text/plain`.
    ///   - text: The names of the axes and values.
    ///   - file: The file; nil for a text.
    public init(mediaType: String, text: String? = nil, file: String? = nil) {
        self.mediaType = mediaType
        self.text = text
        self.file = file
    }

    /// Returns true if items may be of a correct host: at most 1,000, with media types of usual length.
    package static func areValid(_ items: [OutsideItem]) -> Bool {
        items.count <= 1000 && items.allSatisfy { $0.mediaType.utf8.count <= 256 }
    }
}
