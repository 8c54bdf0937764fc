@_exported import UmweltContent
