@_exported import UmweltLists
