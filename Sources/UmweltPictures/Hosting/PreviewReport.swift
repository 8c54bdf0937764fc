import Foundation
import Umwelt

/// A list of the previews that a program declares, for `umwelt picture --all-previews`.
package struct PreviewListing: Codable, Sendable {
    /// A `#Preview` or a provider.
    package struct Entry: Codable, Sendable {
        /// The module and file of a `#Preview`, as `#fileID`; nil for a provider.
        package let fileID: String?

        /// The line of a `#Preview`; nil for a provider.
        package let line: Int?

        /// The name of a provider's type with its module; nil for a `#Preview`.
        package let providerName: String?

        /// The name in a `#Preview`; nil for none, and for a provider.
        package let name: String?
    }

    package let entries: [Entry]

    /// Makes the list of the running program.
    @MainActor init() {
        entries = PreviewSource.all.map {
            Entry(fileID: $0.fileID, line: $0.line, providerName: $0.providerName, name: $0.name)
        }
    }
}

/// The pictures of one declaration of previews, for `umwelt picture --all-previews`.
package struct PreviewReport: Codable, Sendable {
    /// A preview that was drawn.
    package struct Picture: Codable, Sendable {
        /// The name in the source; nil for none.
        package let name: String?

        /// The path of the file.
        package let path: String

        /// The width of the preview in points.
        package let width: Double

        /// The height of the preview in points.
        package let height: Double

        /// The pixels per point.
        package let scale: Double

        /// The time that making and drawing the preview took, in seconds.
        package let seconds: Double
    }

    package var pictures: [Picture] = []

    /// Replaces a file with the report.
    func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file, options: .atomic) }
}
