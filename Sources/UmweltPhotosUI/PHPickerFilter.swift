import UniformTypeIdentifiers

// The module is not called `PhotosUI`, as packages ask for that by `canImport`, and then expect all of Apple's: the tool
// gives it the name.

/// The kinds of items that a photos picker offers.
///
/// The types of files separate photos from films, and nothing else: a filter of screenshots offers all photos.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private struct Kinds: OptionSet, Hashable, Sendable {
        let rawValue: Int

        static let photos = Kinds(rawValue: 1)
        static let films = Kinds(rawValue: 2)
        static let all: Kinds = [.photos, .films]
    }

    private let kinds: Kinds

    /// False for a part of a kind, such as screenshots.
    private let isWhole: Bool

    private init(_ kinds: Kinds, isWhole: Bool = true) {
        self.kinds = kinds
        self.isWhole = isWhole
    }

    /// Photos.
    public static let images = PHPickerFilter(.photos)
    /// Films.
    public static let videos = PHPickerFilter(.films)
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(.photos, isWhole: false)
    /// Series of photos.
    public static let bursts = PHPickerFilter(.photos, isWhole: false)
    /// Photos with a blurred background.
    public static let depthEffectPhotos = PHPickerFilter(.photos, isWhole: false)
    /// Wide photos.
    public static let panoramas = PHPickerFilter(.photos, isWhole: false)
    /// Pictures of a screen.
    public static let screenshots = PHPickerFilter(.photos, isWhole: false)
    /// Films with a blurred background.
    public static let cinematicVideos = PHPickerFilter(.films, isWhole: false)
    /// Films of a screen.
    public static let screenRecordings = PHPickerFilter(.films, isWhole: false)
    /// Slow films.
    public static let slomoVideos = PHPickerFilter(.films, isWhole: false)
    /// Fast films.
    public static let timelapseVideos = PHPickerFilter(.films, isWhole: false)
    /// Photos and films with depth.
    public static let spatialMedia = PHPickerFilter(.all, isWhole: false)

    /// Returns the filter of items that match any of some filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        let kinds = subfilters.reduce(into: Kinds()) { $0.formUnion($1.kinds) }
        return PHPickerFilter(kinds, isWhole: subfilters.allSatisfy(\.isWhole))
    }

    /// Returns the filter of items that match all of some filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        let kinds = subfilters.reduce(into: Kinds.all) { $0.formIntersection($1.kinds) }
        return PHPickerFilter(kinds, isWhole: subfilters.allSatisfy(\.isWhole))
    }

    /// Returns the filter of items that do not match a filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        // Beside a part of a kind, there is the rest of it.
        filter.isWhole ? PHPickerFilter(Kinds.all.subtracting(filter.kinds)) : PHPickerFilter(.all, isWhole: false)
    }

    /// The types of files that match.
    var contentTypes: [UTType] {
        (kinds.contains(.photos) ? [.image] : []) + (kinds.contains(.films) ? [.movie] : [])
    }
}
