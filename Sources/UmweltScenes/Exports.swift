@_exported import UmweltInteraction
