// What is drawn and how text is set; source that uses views finds it with them.
@_exported import UmweltDrawing
