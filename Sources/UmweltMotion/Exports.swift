// Re-exports of shapes and colours, whose values move.
@_exported import UmweltDrawing
