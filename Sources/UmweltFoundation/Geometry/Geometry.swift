// Apple's Foundation shows these with the types of rectangles: files that import it alone use them.
@_exported import struct UmweltDrawing.CGAffineTransform
@_exported import struct UmweltDrawing.CGVector
