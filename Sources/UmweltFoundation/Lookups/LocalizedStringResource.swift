// Foundation's types on Apple's systems, which the kernel declares: files of models import Foundation alone.
@_exported import protocol Umwelt.CustomLocalizedStringResourceConvertible
@_exported import struct Umwelt.LocalizedStringResource
