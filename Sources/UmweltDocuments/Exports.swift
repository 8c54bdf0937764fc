@_exported import UmweltNavigation
