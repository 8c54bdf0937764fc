@_exported import UmweltControls
