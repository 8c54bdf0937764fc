/// The system's types: their names, kinds, file name extensions and MIME types.
///
/// The facts are of Apple's list of declared uniform type identifiers and of the shared MIME database.
enum TypeTable {
    struct Entry {
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let name: String
    }

    /// The names in the order in which they are searched for a tag.
    static let order = rows.map(\.0)

    static let entries = Dictionary(uniqueKeysWithValues: rows)

    /// Returns the tags of a type by the name of their class.
    static func tags(of identifier: String) -> [String: [String]] {
        guard let entry = entries[identifier] else { return [:] }
        var tags: [String: [String]] = [:]
        if !entry.extensions.isEmpty { tags["public.filename-extension"] = entry.extensions }
        if !entry.mimeTypes.isEmpty { tags["public.mime-type"] = entry.mimeTypes }
        return tags
    }

    private static func row(
        _ identifier: String, _ parents: [String], _ extensions: String, _ mimeTypes: String, _ name: String
    ) -> (String, Entry) {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        let entry = Entry(
            parents: parents, extensions: words(extensions), mimeTypes: words(mimeTypes), name: name)
        return (identifier, entry)
    }

    private static let rows: [(String, Entry)] = [
        row("public.item", [], "", "", "item"),
        row("public.content", [], "", "", "content"),
        row("public.composite-content", ["public.content"], "", "", "composite content"),
        row("public.disk-image", ["public.archive"], "", "", "disk image"),
        row("public.data", ["public.item"], "", "application/octet-stream", "data"),
        row("public.directory", ["public.item"], "", "", "directory"),
        row("public.folder", ["public.directory"], "", "", "folder"),
        row("public.volume", ["public.folder"], "", "", "volume"),
        row("com.apple.package", ["public.directory"], "", "", "package"),
        row("com.apple.bundle", ["public.directory"], "bundle", "", "bundle"),
        row("public.symlink", ["public.item"], "", "", "symbolic link"),
        row("public.executable", ["public.item"], "", "", "executable"),
        row("com.apple.application", ["public.executable"], "", "", "application"),
        row(
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle"], "app", "",
            "application bundle"),
        row("public.url", ["public.data"], "", "", "URL"),
        row("public.file-url", ["public.url"], "", "", "file URL"),
        row("public.text", ["public.data", "public.content"], "", "", "text"),
        row("public.plain-text", ["public.text"], "txt text", "text/plain", "plain text"),
        row("public.utf8-plain-text", ["public.plain-text"], "", "text/plain;charset=utf-8", "UTF-8 text"),
        row("public.utf16-plain-text", ["public.plain-text"], "", "text/plain;charset=utf-16", "UTF-16 text"),
        row("public.delimited-values-text", ["public.text"], "", "", "delimited text"),
        row(
            "public.comma-separated-values-text", ["public.delimited-values-text"], "csv", "text/csv",
            "comma-separated values"),
        row(
            "public.tab-separated-values-text", ["public.delimited-values-text"], "tsv", "text/tab-separated-values",
            "tab-separated values"),
        row("public.rtf", ["public.text"], "rtf", "text/rtf application/rtf", "rich text"),
        row(
            "com.apple.rtfd", ["com.apple.package", "public.composite-content"], "rtfd", "",
            "rich text with attachments"),
        row("public.html", ["public.text"], "html htm", "text/html", "HTML"),
        row("public.xml", ["public.text"], "xml", "application/xml text/xml", "XML"),
        row("public.yaml", ["public.text"], "yml yaml", "application/x-yaml", "YAML"),
        row("public.css", ["public.text"], "css", "text/css", "CSS"),
        row("public.json", ["public.text"], "json", "application/json", "JSON"),
        row("net.daringfireball.markdown", ["public.text"], "md markdown", "text/markdown", "Markdown"),
        row("public.geojson", ["public.json"], "geojson", "application/geo+json", "GeoJSON"),
        row("com.apple.property-list", ["public.data"], "plist", "application/x-plist", "property list"),
        row("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], "", "", "XML property list"),
        row("com.apple.binary-property-list", ["com.apple.property-list"], "", "", "binary property list"),
        row("public.source-code", ["public.plain-text"], "", "", "source code"),
        row("public.swift-source", ["public.source-code"], "swift", "text/x-swift", "Swift source"),
        row("public.c-source", ["public.source-code"], "c", "text/x-csrc", "C source"),
        row("public.c-header", ["public.source-code"], "h", "text/x-chdr", "C header"),
        row("public.c-plus-plus-source", ["public.source-code"], "cpp cc cxx", "text/x-c++src", "C++ source"),
        row("public.c-plus-plus-header", ["public.source-code"], "hpp hh hxx", "text/x-c++hdr", "C++ header"),
        row("public.objective-c-source", ["public.source-code"], "m", "", "Objective-C source"),
        row("public.assembly-source", ["public.source-code"], "s", "", "assembly source"),
        row("public.script", ["public.source-code"], "", "", "script"),
        row("public.shell-script", ["public.script"], "sh", "application/x-sh", "shell script"),
        row("public.python-script", ["public.script"], "py", "text/x-python-script text/x-python", "Python script"),
        row("public.ruby-script", ["public.script"], "rb", "text/x-ruby-script", "Ruby script"),
        row("public.perl-script", ["public.script"], "pl", "text/x-perl-script", "Perl script"),
        row("public.php-script", ["public.script"], "php", "text/php", "PHP script"),
        row(
            "com.netscape.javascript-source", ["public.script"], "js", "text/javascript application/javascript",
            "JavaScript"),
        row("public.image", ["public.data", "public.content"], "", "", "image"),
        row("public.jpeg", ["public.image"], "jpeg jpg jpe", "image/jpeg", "JPEG image"),
        row("public.tiff", ["public.image"], "tiff tif", "image/tiff", "TIFF image"),
        row("com.compuserve.gif", ["public.image"], "gif", "image/gif", "GIF image"),
        row("public.png", ["public.image"], "png", "image/png", "PNG image"),
        row("com.apple.icns", ["public.image"], "icns", "", "Apple icon image"),
        row("com.microsoft.bmp", ["public.image"], "bmp", "image/bmp", "Windows bitmap image"),
        row("com.microsoft.ico", ["public.image"], "ico", "image/vnd.microsoft.icon", "Windows icon image"),
        row("public.camera-raw-image", ["public.image"], "", "", "raw image"),
        row("public.svg-image", ["public.image", "public.xml"], "svg svgz", "image/svg+xml", "SVG image"),
        row("public.heif", ["public.image"], "heif", "image/heif", "HEIF image"),
        row("public.heic", ["public.image"], "heic", "image/heic", "HEIC image"),
        row("org.webmproject.webp", ["public.image"], "webp", "image/webp", "WebP image"),
        row("public.3d-content", ["public.content"], "", "", "3D content"),
        row("com.pixar.universal-scene-description", ["public.3d-content", "public.data"], "usd", "", "USD file"),
        row(
            "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], "usdz",
            "model/vnd.usdz+zip", "USDZ file"),
        row("com.adobe.pdf", ["public.data", "public.composite-content"], "pdf", "application/pdf", "PDF document"),
        row("public.audiovisual-content", ["public.data", "public.content"], "", "", "audiovisual content"),
        row("public.movie", ["public.audiovisual-content"], "", "", "movie"),
        row("public.video", ["public.movie"], "", "", "video"),
        row("public.audio", ["public.audiovisual-content"], "", "", "audio"),
        row("com.apple.quicktime-movie", ["public.movie"], "mov qt", "video/quicktime", "QuickTime movie"),
        row("public.mpeg", ["public.movie"], "mpg mpeg", "video/mpeg", "MPEG movie"),
        row("public.mpeg-2-video", ["public.video"], "m2v", "video/mpeg2", "MPEG-2 video"),
        row("public.mpeg-4", ["public.movie"], "mp4", "video/mp4", "MPEG-4 movie"),
        row("public.avi", ["public.movie"], "avi", "video/avi video/x-msvideo", "AVI movie"),
        row("public.mp3", ["public.audio"], "mp3", "audio/mpeg audio/mp3", "MP3 audio"),
        row("public.mpeg-4-audio", ["public.audio"], "m4a", "audio/mp4", "MPEG-4 audio"),
        row("public.aiff-audio", ["public.audio"], "aiff aif", "audio/aiff", "AIFF audio"),
        row("com.microsoft.waveform-audio", ["public.audio"], "wav", "audio/vnd.wave audio/wav", "WAVE audio"),
        row("public.midi-audio", ["public.audio"], "midi mid", "audio/midi", "MIDI audio"),
        row("public.playlist", [], "", "", "playlist"),
        row("public.m3u-playlist", ["public.text", "public.playlist"], "m3u", "audio/mpegurl", "M3U playlist"),
        row("public.archive", ["public.data"], "", "", "archive"),
        row(
            "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], "gz gzip", "application/gzip",
            "gzip archive"),
        row("public.bzip2-archive", ["public.data", "public.archive"], "bz2", "application/x-bzip2", "bzip2 archive"),
        row("public.zip-archive", ["public.data", "public.archive"], "zip", "application/zip", "ZIP archive"),
        row("public.tar-archive", ["public.data", "public.archive"], "tar", "application/x-tar", "tar archive"),
        row("public.spreadsheet", ["public.content"], "", "", "spreadsheet"),
        row("public.presentation", ["public.composite-content"], "", "", "presentation"),
        row("public.database", [], "", "", "database"),
        row("public.message", [], "", "", "message"),
        row("public.contact", [], "", "", "contact"),
        row("public.vcard", ["public.text", "public.contact"], "vcf vcard", "text/vcard", "vCard"),
        row("public.to-do-item", [], "", "", "to-do item"),
        row("public.calendar-event", [], "", "", "calendar event"),
        row("public.email-message", ["public.message"], "eml", "message/rfc822", "email message"),
        row("com.apple.internet-location", ["public.data"], "", "", "internet location"),
        row("public.font", [], "", "", "font"),
        row("public.bookmark", [], "", "", "bookmark"),
        row("public.x509-certificate", ["public.data"], "cer crt der", "application/x-x509-ca-cert", "certificate"),
        row("com.rsa.pkcs-12", ["public.data"], "p12 pfx", "application/x-pkcs12", "PKCS 12 data"),
        row(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], "epub", "application/epub+zip",
            "EPUB"),
        row("public.log", ["public.plain-text"], "log", "", "log"),
    ]
}
