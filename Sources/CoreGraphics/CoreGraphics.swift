// Source that draws finds here what it imports from Apple's CoreGraphics: the geometry is Foundation's, the rest ours.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import enum UmweltDrawing.CGLineCap
@_exported import enum UmweltDrawing.CGLineJoin
@_exported import class UmweltDrawing.CGColor
@_exported import class UmweltDrawing.CGImage
@_exported import class UmweltDrawing.CGMutablePath
@_exported import class UmweltDrawing.CGPath
@_exported import enum UmweltDrawing.CGPathFillRule
@_exported import class UmweltRendering.CGContext
@_exported import enum UmweltDrawing.CGBlendMode
@_exported import enum UmweltRendering.CGInterpolationQuality
@_exported import enum UmweltRendering.CGPathDrawingMode
