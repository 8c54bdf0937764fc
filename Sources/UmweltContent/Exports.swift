@_exported import UmweltGraphics
