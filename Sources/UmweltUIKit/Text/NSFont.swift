/// A font with AppKit's name, for source that does not ask for iOS.
public typealias NSFont = UIFont
