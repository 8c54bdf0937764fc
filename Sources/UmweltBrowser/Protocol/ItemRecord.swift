import Foundation

/// A display item of a node. Its kind is recognised by the key that only that kind has.
indirect enum ItemRecord: MessageValue, Decodable, Equatable {
    case shape(ShapeRecord)
    case group(GroupRecord)
    case image(ImageRecord)
    case material(MaterialRecord)
    case sweep(AngularGradientRecord)
    case line(LineRecord)

    private enum Mark: String, CodingKey {
        case shape = "p"
        case group = "g"
        case image = "m"
        case material = "q"
        case sweep = "k"
        case line = "t"
    }

    init(from decoder: any Decoder) throws {
        let marks = try decoder.container(keyedBy: Mark.self)
        if marks.contains(.shape) {
            self = .shape(try ShapeRecord(from: decoder))
        } else if marks.contains(.group) {
            self = .group(try GroupRecord(from: decoder))
        } else if marks.contains(.image) {
            self = .image(try ImageRecord(from: decoder))
        } else if marks.contains(.material) {
            self = .material(try MaterialRecord(from: decoder))
        } else if marks.contains(.sweep) {
            self = .sweep(try AngularGradientRecord(from: decoder))
        } else {
            self = .line(try LineRecord(from: decoder))
        }
    }

    func write(to json: inout JSONBuffer) {
        switch self {
        case .shape(let shape): shape.write(to: &json)
        case .group(let group): group.write(to: &json)
        case .image(let image): image.write(to: &json)
        case .material(let material): material.write(to: &json)
        case .sweep(let sweep): sweep.write(to: &json)
        case .line(let line): line.write(to: &json)
        }
    }
}

/// A filled or stroked path.
struct ShapeRecord: MessageRecord {
    /// The attributes of SVG's `path` element.
    var attributes: AttributesRecord
    /// The SVG definitions that the attributes refer to.
    var definitions: String?
    /// The animated properties of the item, each with its own track.
    var tracks: [TrackRecord]?
    /// The tracks of each stop of the gradient in the definitions.
    var stopTracks: [[TrackRecord]]?
    /// The tracks of that gradient.
    var gradientTracks: [TrackRecord]?

    enum CodingKeys: String, CodingKey {
        case attributes = "p"
        case definitions = "v"
        case tracks = "a"
        case stopTracks = "s"
        case gradientTracks = "j"
    }
}

/// A group of items that are drawn as one.
struct GroupRecord: MessageRecord {
    var items: [ItemRecord]
    /// The horizontal offset of the items, in points.
    var x: CGFloat?
    var y: CGFloat?
    var opacity: CGFloat?
    /// The outline that the items are clipped to, as a path of SVG.
    var clip: String?
    var effects: EffectsRecord?
    /// The animated properties of the item, each with its own track.
    var tracks: [TrackRecord]?

    enum CodingKeys: String, CodingKey {
        case items = "g"
        case tracks = "a"
        case x, y
        case opacity = "o"
        case clip = "c"
        case effects = "e"
    }
}

/// An image, in a frame in points.
struct ImageRecord: MessageRecord {
    /// The name of the image's file.
    var file: String
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// The frame of the whole image, or of its first copy.
    var whole: BoxRecord
    /// If true, copies of the image fill the frame.
    @Flag var isRepeated = false
    /// The colour that replaces the image's own colours, as CSS writes it.
    var tint: String?
    /// If true, enlarged pixels are not smoothed.
    @Flag var isPixelated = false
    /// The animated properties of the item, each with its own track.
    var tracks: [TrackRecord]?

    enum CodingKeys: String, CodingKey {
        case file = "m"
        case x, y
        case width = "w"
        case height = "h"
        case whole = "b"
        case isRepeated = "r"
        case tint = "c"
        case isPixelated = "n"
        case tracks = "a"
    }
}

/// A material, through which the backdrop is visible, in a frame in points.
struct MaterialRecord: MessageRecord {
    /// The outline in the frame, as a clip path of CSS.
    var outline: String
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// The tint, as a colour of CSS.
    var tint: String
    /// The effect on the backdrop, as filters of CSS.
    var backdrop: String
    var opacity: CGFloat?
    /// The animated properties of the item, each with its own track.
    var tracks: [TrackRecord]?

    enum CodingKeys: String, CodingKey {
        case outline = "q"
        case x, y
        case width = "w"
        case height = "h"
        case tint = "c"
        case backdrop = "b"
        case opacity = "o"
        case tracks = "a"
    }
}

/// An area with colours around a point, in a frame in points.
struct AngularGradientRecord: MessageRecord {
    /// The colours, as a gradient of CSS.
    var colors: String
    /// The outline in the frame, as a clip path of CSS.
    var outline: String
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// The animated properties of the item, each with its own track.
    var tracks: [TrackRecord]?

    enum CodingKeys: String, CodingKey {
        case colors = "k"
        case outline = "l"
        case x, y
        case width = "w"
        case height = "h"
        case tracks = "a"
    }
}

/// The attributes of an element, in order.
struct AttributesRecord: MessageValue, Decodable, Equatable {
    var names: [String] = []
    var values: [String] = []

    init(_ attributes: [(String, String)]) {
        names = attributes.map(\.0)
        values = attributes.map(\.1)
    }

    /// The name of an attribute, as a key.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        names = container.allKeys.map(\.stringValue).sorted()
        values = try names.map { try container.decode(String.self, forKey: Name(stringValue: $0)) }
    }

    func write(to json: inout JSONBuffer) {
        json.object { for (name, value) in zip(names, values) { $0.add(name: name, value) } }
    }
}
