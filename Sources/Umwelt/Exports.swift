// Re-exports of drawing and text types, so that source finds them with views.
@_exported import UmweltBase
@_exported import UmweltDrawing
