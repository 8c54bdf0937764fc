@_exported import UmweltCore
