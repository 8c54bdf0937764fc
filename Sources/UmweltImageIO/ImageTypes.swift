/// The identifiers of types of image files, by gdk-pixbuf's names of the formats.
enum ImageTypes {
    private static let identifiers = [
        "png": "public.png", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "tiff": "public.tiff",
        "bmp": "com.microsoft.bmp", "webp": "org.webmproject.webp", "svg": "public.svg-image",
        "ico": "com.microsoft.ico", "heif/avif": "public.heic",
    ]

    /// Returns the identifier of a format.
    static func identifier(of format: String) -> String { identifiers[format] ?? "public.image" }

    /// Returns the format of an identifier; nil for none that is known.
    static func format(of identifier: String) -> String? { identifiers.first { $0.value == identifier }?.key }
}
