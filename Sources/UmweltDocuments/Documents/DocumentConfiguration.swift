import Foundation
@_spi(Kernel) import Umwelt

/// The file of the document that a window shows.
public struct DocumentConfiguration: Sendable {
    /// True if the document can be changed.
    public let isEditable: Bool

    /// The file that the document was read from, or written into; nil for a new document.
    public let fileURL: URL?
}

struct DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }

    static func _valuesEqual(_ left: DocumentConfiguration?, _ right: DocumentConfiguration?) -> Bool {
        left?.isEditable == right?.isEditable && left?.fileURL == right?.fileURL
    }
}

extension EnvironmentValues {
    /// The file of the document in whose window the view is; nil outside of windows with documents.
    ///
    /// A `DocumentGroup` sets it. Views can read it instead of receiving the configuration as an argument.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
