// Source written for UIKit finds here what `import UIKit` shows: Foundation, the names of Core Graphics, and those of
// UIKit's that views use too. Core Graphics is not re-exported as a module: tests that import Testing beside it would
// be compiled with a module of Apple's for both.
@_exported import Foundation
@_exported import class Umwelt.UIColor
@_exported import class Umwelt.UIImage
@_exported import class UmweltDrawing.CGColor
@_exported import class UmweltDrawing.CGColorSpace
@_exported import class UmweltDrawing.CGGradient
@_exported import class UmweltDrawing.CGImage
@_exported import class UmweltDrawing.CGMutablePath
@_exported import class UmweltDrawing.CGPath
@_exported import class UmweltDrawing.UIBezierPath
@_exported import class UmweltRendering.CGContext
@_exported import enum Umwelt.UIAccessibilityContrast
@_exported import enum Umwelt.UIKeyboardType
@_exported import enum Umwelt.UITraitEnvironmentLayoutDirection
@_exported import enum Umwelt.UIUserInterfaceSizeClass
@_exported import enum Umwelt.UIUserInterfaceStyle
@_exported import enum UmweltDrawing.CGLineCap
@_exported import enum UmweltDrawing.CGLineJoin
@_exported import enum UmweltDrawing.CGPathFillRule
@_exported import enum UmweltDrawing.CGBlendMode
@_exported import enum UmweltRendering.CGInterpolationQuality
@_exported import enum UmweltRendering.CGPathDrawingMode
@_exported import enum UmweltControls.UITextAutocapitalizationType
@_exported import func UmweltDrawing.CGColorSpaceCreateDeviceGray
@_exported import func UmweltDrawing.CGColorSpaceCreateDeviceRGB
@_exported import protocol Umwelt.UIMutableTraits
@_exported import protocol Umwelt.UITraitDefinition
@_exported import struct Umwelt.UITextContentType
@_exported import struct Umwelt.UITraitCollection
@_exported import struct UmweltDrawing.CGGradientDrawingOptions
@_exported import struct UmweltDrawing.UIRectCorner
@_exported import struct UmweltFoundation.Selector
@_exported import typealias UmweltDrawing.CFArray
@_exported import typealias UmweltDrawing.CFString
