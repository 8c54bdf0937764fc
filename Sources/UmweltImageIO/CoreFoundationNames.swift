@_exported import Foundation
@_exported import class UmweltDrawing.CGImage

// Apple's ImageIO speaks Core Foundation's types, which source writes as `url as CFURL`. Swift's Foundation for Linux
// converts to its own classes alone, so that they have the names here. The module is not called `ImageIO`, as packages
// ask for that by `canImport`, and then expect all of Apple's: the tool gives it the name.

/// A string.
public typealias CFString = NSString
/// A URL.
public typealias CFURL = NSURL
/// Bytes.
public typealias CFData = NSData
/// Bytes that can be added to.
public typealias CFMutableData = NSMutableData
/// Values by keys.
public typealias CFDictionary = NSDictionary
/// Values in order.
public typealias CFArray = NSArray
/// A number.
public typealias CFNumber = NSNumber
