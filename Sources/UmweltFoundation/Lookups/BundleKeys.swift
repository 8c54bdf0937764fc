/// The key of a bundle's short name.
public let kCFBundleNameKey = "CFBundleName"

/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"

/// The key of the number of a bundle's build.
public let kCFBundleVersionKey = "CFBundleVersion"

/// The key of the name of a bundle's program.
public let kCFBundleExecutableKey = "CFBundleExecutable"

/// The key of the language that a bundle was written in.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"

/// The key of the version of an information property list.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"

/// The key of the languages that a program without a bundle supports.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
