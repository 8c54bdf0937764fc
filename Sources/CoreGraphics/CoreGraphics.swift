// Source that draws finds here what it imports from Apple's CoreGraphics: the geometry is Foundation's, the rest ours.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import enum Umwelt.CGLineCap
@_exported import enum Umwelt.CGLineJoin
@_exported import class Umwelt.CGColor
@_exported import class Umwelt.CGImage
@_exported import class Umwelt.CGMutablePath
@_exported import class Umwelt.CGPath
@_exported import enum Umwelt.CGPathFillRule
@_exported import class UmweltRendering.CGContext
