// Re-exports of the values that views are described by.
@_exported import UmweltBase
@_exported import UmweltDrawing
@_exported import UmweltMotion
@_exported import UmweltSemantics
