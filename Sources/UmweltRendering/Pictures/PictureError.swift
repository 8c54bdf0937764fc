import Foundation

/// The reasons why drawing or writing a picture fails.
public enum PictureError: Error, Equatable, CustomStringConvertible {
    /// The picture has no area, or its size is not a number.
    case emptySize(CGSize)
    /// The scale is not a positive number.
    case invalidScale(CGFloat)
    /// A side is longer than the format allows; both are in pixels for PNG and in points for PDF.
    case tooLarge(PictureFormat, side: CGFloat, limit: CGFloat)
    /// A side of a film is longer than the format allows; both are in pixels.
    case filmTooLarge(FilmFormat, side: CGFloat, limit: CGFloat)
    /// No format has this extension.
    case unknownExtension(String)
    /// No format of films has this extension.
    case unknownFilmExtension(String)
    /// The file could not be written.
    case unwritable(URL, reason: String)
    /// The drawing library failed, for want of memory as a rule.
    case drawingFailed(String)

    /// The message for the user.
    public var description: String {
        switch self {
        case .emptySize(let size):
            "A picture of \(size.width) × \(size.height) points has nothing to show: give it a frame, or a size to fit in."
        case .invalidScale(let scale):
            "A picture cannot be scaled by \(scale): use a positive number, such as 2."
        case .tooLarge(.png, let side, let limit):
            "A side of \(side) pixels is too long for PNG, \(limit) is the most: use a smaller scale, or write SVG."
        case .tooLarge(_, let side, let limit):
            "A side of \(side) points is too long for PDF, \(limit) is the most: make the picture smaller, or write SVG."
        case .filmTooLarge(let format, let side, let limit):
            """
            A side of \(side) pixels is too long for a film as \(format.rawValue), \(limit) is the most: use a smaller \
            size or scale.
            """
        case .unknownExtension(let name):
            "There is no picture format “\(name)”: end the file's name in .png, .svg or .pdf."
        case .unknownFilmExtension(let name):
            "There is no film format “\(name)”: end the file's name in .png, .gif or .webp."
        case .unwritable(let url, let reason):
            "\(url.path) could not be written: \(reason) Choose a folder that exists and is yours to write to."
        case .drawingFailed(let reason):
            "The picture could not be drawn: \(reason). Try a smaller size or scale."
        }
    }
}
