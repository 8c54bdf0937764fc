// The kernel as one module: the highest of its modules re-exports all others.
@_exported import UmweltScenes
