extension UTType {
    /// The type `public.item`: item.
    public static var item: UTType { UTType(identifier: "public.item") }
    /// The type `public.content`: content.
    public static var content: UTType { UTType(identifier: "public.content") }
    /// The type `public.composite-content`: composite content.
    public static var compositeContent: UTType { UTType(identifier: "public.composite-content") }
    /// The type `public.disk-image`: disk image.
    public static var diskImage: UTType { UTType(identifier: "public.disk-image") }
    /// The type `public.data`: data.
    public static var data: UTType { UTType(identifier: "public.data") }
    /// The type `public.directory`: directory.
    public static var directory: UTType { UTType(identifier: "public.directory") }
    /// The type `public.folder`: folder.
    public static var folder: UTType { UTType(identifier: "public.folder") }
    /// The type `public.volume`: volume.
    public static var volume: UTType { UTType(identifier: "public.volume") }
    /// The type `com.apple.package`: package.
    public static var package: UTType { UTType(identifier: "com.apple.package") }
    /// The type `com.apple.bundle`: bundle.
    public static var bundle: UTType { UTType(identifier: "com.apple.bundle") }
    /// The type `public.symlink`: symbolic link.
    public static var symbolicLink: UTType { UTType(identifier: "public.symlink") }
    /// The type `public.executable`: executable.
    public static var executable: UTType { UTType(identifier: "public.executable") }
    /// The type `com.apple.application`: application.
    public static var application: UTType { UTType(identifier: "com.apple.application") }
    /// The type `com.apple.application-bundle`: application bundle.
    public static var applicationBundle: UTType { UTType(identifier: "com.apple.application-bundle") }
    /// The type `public.url`: URL.
    public static var url: UTType { UTType(identifier: "public.url") }
    /// The type `public.file-url`: file URL.
    public static var fileURL: UTType { UTType(identifier: "public.file-url") }
    /// The type `public.text`: text.
    public static var text: UTType { UTType(identifier: "public.text") }
    /// The type `public.plain-text`: plain text.
    public static var plainText: UTType { UTType(identifier: "public.plain-text") }
    /// The type `public.utf8-plain-text`: UTF-8 text.
    public static var utf8PlainText: UTType { UTType(identifier: "public.utf8-plain-text") }
    /// The type `public.utf16-plain-text`: UTF-16 text.
    public static var utf16PlainText: UTType { UTType(identifier: "public.utf16-plain-text") }
    /// The type `public.delimited-values-text`: delimited text.
    public static var delimitedText: UTType { UTType(identifier: "public.delimited-values-text") }
    /// The type `public.comma-separated-values-text`: comma-separated values.
    public static var commaSeparatedText: UTType { UTType(identifier: "public.comma-separated-values-text") }
    /// The type `public.tab-separated-values-text`: tab-separated values.
    public static var tabSeparatedText: UTType { UTType(identifier: "public.tab-separated-values-text") }
    /// The type `public.rtf`: rich text.
    public static var rtf: UTType { UTType(identifier: "public.rtf") }
    /// The type `com.apple.rtfd`: rich text with attachments.
    public static var rtfd: UTType { UTType(identifier: "com.apple.rtfd") }
    /// The type `public.html`: HTML.
    public static var html: UTType { UTType(identifier: "public.html") }
    /// The type `public.xml`: XML.
    public static var xml: UTType { UTType(identifier: "public.xml") }
    /// The type `public.yaml`: YAML.
    public static var yaml: UTType { UTType(identifier: "public.yaml") }
    /// The type `public.css`: CSS.
    public static var css: UTType { UTType(identifier: "public.css") }
    /// The type `public.json`: JSON.
    public static var json: UTType { UTType(identifier: "public.json") }
    /// The type `public.geojson`: GeoJSON.
    public static var geoJSON: UTType { UTType(identifier: "public.geojson") }
    /// The type `com.apple.property-list`: property list.
    public static var propertyList: UTType { UTType(identifier: "com.apple.property-list") }
    /// The type `com.apple.xml-property-list`: XML property list.
    public static var xmlPropertyList: UTType { UTType(identifier: "com.apple.xml-property-list") }
    /// The type `com.apple.binary-property-list`: binary property list.
    public static var binaryPropertyList: UTType { UTType(identifier: "com.apple.binary-property-list") }
    /// The type `public.source-code`: source code.
    public static var sourceCode: UTType { UTType(identifier: "public.source-code") }
    /// The type `public.swift-source`: Swift source.
    public static var swiftSource: UTType { UTType(identifier: "public.swift-source") }
    /// The type `public.c-source`: C source.
    public static var cSource: UTType { UTType(identifier: "public.c-source") }
    /// The type `public.c-header`: C header.
    public static var cHeader: UTType { UTType(identifier: "public.c-header") }
    /// The type `public.c-plus-plus-source`: C++ source.
    public static var cPlusPlusSource: UTType { UTType(identifier: "public.c-plus-plus-source") }
    /// The type `public.c-plus-plus-header`: C++ header.
    public static var cPlusPlusHeader: UTType { UTType(identifier: "public.c-plus-plus-header") }
    /// The type `public.objective-c-source`: Objective-C source.
    public static var objectiveCSource: UTType { UTType(identifier: "public.objective-c-source") }
    /// The type `public.assembly-source`: assembly source.
    public static var assemblyLanguageSource: UTType { UTType(identifier: "public.assembly-source") }
    /// The type `public.script`: script.
    public static var script: UTType { UTType(identifier: "public.script") }
    /// The type `public.shell-script`: shell script.
    public static var shellScript: UTType { UTType(identifier: "public.shell-script") }
    /// The type `public.python-script`: Python script.
    public static var pythonScript: UTType { UTType(identifier: "public.python-script") }
    /// The type `public.ruby-script`: Ruby script.
    public static var rubyScript: UTType { UTType(identifier: "public.ruby-script") }
    /// The type `public.perl-script`: Perl script.
    public static var perlScript: UTType { UTType(identifier: "public.perl-script") }
    /// The type `public.php-script`: PHP script.
    public static var phpScript: UTType { UTType(identifier: "public.php-script") }
    /// The type `com.netscape.javascript-source`: JavaScript.
    public static var javaScript: UTType { UTType(identifier: "com.netscape.javascript-source") }
    /// The type `public.image`: image.
    public static var image: UTType { UTType(identifier: "public.image") }
    /// The type `public.jpeg`: JPEG image.
    public static var jpeg: UTType { UTType(identifier: "public.jpeg") }
    /// The type `public.tiff`: TIFF image.
    public static var tiff: UTType { UTType(identifier: "public.tiff") }
    /// The type `com.compuserve.gif`: GIF image.
    public static var gif: UTType { UTType(identifier: "com.compuserve.gif") }
    /// The type `public.png`: PNG image.
    public static var png: UTType { UTType(identifier: "public.png") }
    /// The type `com.apple.icns`: Apple icon image.
    public static var icns: UTType { UTType(identifier: "com.apple.icns") }
    /// The type `com.microsoft.bmp`: Windows bitmap image.
    public static var bmp: UTType { UTType(identifier: "com.microsoft.bmp") }
    /// The type `com.microsoft.ico`: Windows icon image.
    public static var ico: UTType { UTType(identifier: "com.microsoft.ico") }
    /// The type `public.camera-raw-image`: raw image.
    public static var rawImage: UTType { UTType(identifier: "public.camera-raw-image") }
    /// The type `public.svg-image`: SVG image.
    public static var svg: UTType { UTType(identifier: "public.svg-image") }
    /// The type `public.heif`: HEIF image.
    public static var heif: UTType { UTType(identifier: "public.heif") }
    /// The type `public.heic`: HEIC image.
    public static var heic: UTType { UTType(identifier: "public.heic") }
    /// The type `org.webmproject.webp`: WebP image.
    public static var webP: UTType { UTType(identifier: "org.webmproject.webp") }
    /// The type `public.3d-content`: 3D content.
    public static var threeDContent: UTType { UTType(identifier: "public.3d-content") }
    /// The type `com.pixar.universal-scene-description`: USD file.
    public static var usd: UTType { UTType(identifier: "com.pixar.universal-scene-description") }
    /// The type `com.pixar.universal-scene-description-mobile`: USDZ file.
    public static var usdz: UTType { UTType(identifier: "com.pixar.universal-scene-description-mobile") }
    /// The type `com.adobe.pdf`: PDF document.
    public static var pdf: UTType { UTType(identifier: "com.adobe.pdf") }
    /// The type `public.audiovisual-content`: audiovisual content.
    public static var audiovisualContent: UTType { UTType(identifier: "public.audiovisual-content") }
    /// The type `public.movie`: movie.
    public static var movie: UTType { UTType(identifier: "public.movie") }
    /// The type `public.video`: video.
    public static var video: UTType { UTType(identifier: "public.video") }
    /// The type `public.audio`: audio.
    public static var audio: UTType { UTType(identifier: "public.audio") }
    /// The type `com.apple.quicktime-movie`: QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(identifier: "com.apple.quicktime-movie") }
    /// The type `public.mpeg`: MPEG movie.
    public static var mpeg: UTType { UTType(identifier: "public.mpeg") }
    /// The type `public.mpeg-2-video`: MPEG-2 video.
    public static var mpeg2Video: UTType { UTType(identifier: "public.mpeg-2-video") }
    /// The type `public.mpeg-4`: MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(identifier: "public.mpeg-4") }
    /// The type `public.avi`: AVI movie.
    public static var avi: UTType { UTType(identifier: "public.avi") }
    /// The type `public.mp3`: MP3 audio.
    public static var mp3: UTType { UTType(identifier: "public.mp3") }
    /// The type `public.mpeg-4-audio`: MPEG-4 audio.
    public static var mpeg4Audio: UTType { UTType(identifier: "public.mpeg-4-audio") }
    /// The type `public.aiff-audio`: AIFF audio.
    public static var aiff: UTType { UTType(identifier: "public.aiff-audio") }
    /// The type `com.microsoft.waveform-audio`: WAVE audio.
    public static var wav: UTType { UTType(identifier: "com.microsoft.waveform-audio") }
    /// The type `public.midi-audio`: MIDI audio.
    public static var midi: UTType { UTType(identifier: "public.midi-audio") }
    /// The type `public.playlist`: playlist.
    public static var playlist: UTType { UTType(identifier: "public.playlist") }
    /// The type `public.m3u-playlist`: M3U playlist.
    public static var m3uPlaylist: UTType { UTType(identifier: "public.m3u-playlist") }
    /// The type `public.archive`: archive.
    public static var archive: UTType { UTType(identifier: "public.archive") }
    /// The type `org.gnu.gnu-zip-archive`: gzip archive.
    public static var gzip: UTType { UTType(identifier: "org.gnu.gnu-zip-archive") }
    /// The type `public.bzip2-archive`: bzip2 archive.
    public static var bz2: UTType { UTType(identifier: "public.bzip2-archive") }
    /// The type `public.zip-archive`: ZIP archive.
    public static var zip: UTType { UTType(identifier: "public.zip-archive") }
    /// The type `public.spreadsheet`: spreadsheet.
    public static var spreadsheet: UTType { UTType(identifier: "public.spreadsheet") }
    /// The type `public.presentation`: presentation.
    public static var presentation: UTType { UTType(identifier: "public.presentation") }
    /// The type `public.database`: database.
    public static var database: UTType { UTType(identifier: "public.database") }
    /// The type `public.message`: message.
    public static var message: UTType { UTType(identifier: "public.message") }
    /// The type `public.contact`: contact.
    public static var contact: UTType { UTType(identifier: "public.contact") }
    /// The type `public.vcard`: vCard.
    public static var vCard: UTType { UTType(identifier: "public.vcard") }
    /// The type `public.to-do-item`: to-do item.
    public static var toDoItem: UTType { UTType(identifier: "public.to-do-item") }
    /// The type `public.calendar-event`: calendar event.
    public static var calendarEvent: UTType { UTType(identifier: "public.calendar-event") }
    /// The type `public.email-message`: email message.
    public static var emailMessage: UTType { UTType(identifier: "public.email-message") }
    /// The type `com.apple.internet-location`: internet location.
    public static var internetLocation: UTType { UTType(identifier: "com.apple.internet-location") }
    /// The type `public.font`: font.
    public static var font: UTType { UTType(identifier: "public.font") }
    /// The type `public.bookmark`: bookmark.
    public static var bookmark: UTType { UTType(identifier: "public.bookmark") }
    /// The type `public.x509-certificate`: certificate.
    public static var x509Certificate: UTType { UTType(identifier: "public.x509-certificate") }
    /// The type `com.rsa.pkcs-12`: PKCS 12 data.
    public static var pkcs12: UTType { UTType(identifier: "com.rsa.pkcs-12") }
    /// The type `org.idpf.epub-container`: EPUB.
    public static var epub: UTType { UTType(identifier: "org.idpf.epub-container") }
    /// The type `public.log`: log.
    public static var log: UTType { UTType(identifier: "public.log") }
}
