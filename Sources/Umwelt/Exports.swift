// The kernel as one module: each of its modules re-exports those below it.
@_exported import UmweltScenes
