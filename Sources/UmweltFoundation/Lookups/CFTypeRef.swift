/// An object of any class, under the name that it has in Core Foundation.
public typealias CFTypeRef = AnyObject
