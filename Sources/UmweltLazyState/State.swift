import Umwelt

/// The `State` of SDK 27, for files that import it by `import struct UmweltLazyState.State`: its initial value is
/// evaluated once, when the view appears.
public typealias State = _LazyState
