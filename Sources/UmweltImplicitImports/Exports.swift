// The names that every file finds that imports Foundation alone, as on Apple's systems: `umwelt` imports this module into
// each file. The kernel declares some of Foundation's types, as views are named by them.
@_exported import UmweltFoundation

@_exported import protocol Umwelt.CustomLocalizedStringResourceConvertible
@_exported import struct Umwelt.LocalizedStringResource
@_exported import struct Umwelt.PresentationIntent
