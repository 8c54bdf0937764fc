@_exported import UmweltLayout
