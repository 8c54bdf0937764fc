// Source written for UIKit finds here what `import UIKit` shows: Foundation, the names of Core Graphics, and those of
// UIKit's that views use too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import class Umwelt.UIColor
@_exported import class Umwelt.UIImage
@_exported import class UmweltDrawing.UIBezierPath
@_exported import enum Umwelt.UIAccessibilityContrast
@_exported import enum Umwelt.UIKeyboardType
@_exported import enum Umwelt.UITraitEnvironmentLayoutDirection
@_exported import enum Umwelt.UIUserInterfaceSizeClass
@_exported import enum Umwelt.UIUserInterfaceStyle
@_exported import enum UmweltControls.UITextAutocapitalizationType
@_exported import protocol Umwelt.UIMutableTraits
@_exported import protocol Umwelt.UITraitDefinition
@_exported import struct Umwelt.UITextContentType
@_exported import struct Umwelt.UITraitCollection
@_exported import struct UmweltDrawing.UIRectCorner
