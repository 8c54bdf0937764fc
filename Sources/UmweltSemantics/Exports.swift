// Re-exports of shapes, pictures and texts, which semantics describe.
@_exported import UmweltBase
@_exported import UmweltDrawing
