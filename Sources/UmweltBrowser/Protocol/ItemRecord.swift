import Foundation

/// Something that a node draws. Which kind it is shows in the key that only that kind has.
indirect enum ItemRecord: Codable, Equatable {
    case shape(ShapeRecord)
    case group(GroupRecord)
    case image(ImageRecord)
    case material(MaterialRecord)
    case line(LineRecord)

    private enum Mark: String, CodingKey {
        case shape = "p"
        case group = "g"
        case image = "m"
        case material = "q"
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
        } else {
            self = .line(try LineRecord(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .shape(let shape): try shape.encode(to: encoder)
        case .group(let group): try group.encode(to: encoder)
        case .image(let image): try image.encode(to: encoder)
        case .material(let material): try material.encode(to: encoder)
        case .line(let line): try line.encode(to: encoder)
        }
    }
}

/// A filled or stroked path.
struct ShapeRecord: Codable, Equatable {
    /// The attributes of SVG's element `path`.
    var attributes: AttributesRecord
    /// What the attributes refer to, as SVG.
    var definitions: String?

    enum CodingKeys: String, CodingKey {
        case attributes = "p"
        case definitions = "v"
    }
}

/// Several items as one.
struct GroupRecord: Codable, Equatable {
    var items: [ItemRecord]
    /// How far the items are moved, in points.
    var x: CGFloat?
    var y: CGFloat?
    var opacity: CGFloat?
    /// The outline that the items are clipped to, as SVG writes paths.
    var clip: String?
    var effects: EffectsRecord?

    enum CodingKeys: String, CodingKey {
        case items = "g"
        case x, y
        case opacity = "o"
        case clip = "c"
        case effects = "e"
    }
}

/// An image, in a frame in points.
struct ImageRecord: Codable, Equatable {
    /// The name of the image's file.
    var file: String
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// Where the whole image is in the frame, or its first copy.
    var whole: BoxRecord
    /// Whether copies of it fill the frame.
    @Flag var isRepeated = false
    /// The colour that takes the place of the image's own, as CSS writes it.
    var tint: String?
    /// Whether pixels stay pixels where the image is enlarged.
    @Flag var isPixelated = false

    enum CodingKeys: String, CodingKey {
        case file = "m"
        case x, y
        case width = "w"
        case height = "h"
        case whole = "b"
        case isRepeated = "r"
        case tint = "c"
        case isPixelated = "n"
    }
}

/// A material, through which what is behind it shines, in a frame in points.
struct MaterialRecord: Codable, Equatable {
    /// The outline in the frame, as CSS writes clip paths.
    var outline: String
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// The tint, as CSS writes colours.
    var tint: String
    /// What becomes of what is behind it, as CSS writes filters.
    var backdrop: String
    var opacity: CGFloat?

    enum CodingKeys: String, CodingKey {
        case outline = "q"
        case x, y
        case width = "w"
        case height = "h"
        case tint = "c"
        case backdrop = "b"
        case opacity = "o"
    }
}

/// Attributes of an element, in order.
struct AttributesRecord: Codable, Equatable {
    var names: [String] = []
    var values: [String] = []

    init(_ attributes: [(String, String)]) {
        names = attributes.map(\.0)
        values = attributes.map(\.1)
    }

    /// An attribute's name as a key.
    struct Name: CodingKey {
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

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in zip(names, values) { try container.encode(value, forKey: Name(stringValue: name)) }
    }
}
