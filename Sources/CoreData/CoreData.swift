// Source written for Apple's Core Data finds here what it imports: objects and their stores, and, with the trait Views,
// the requests of views.
@_exported import CoreDataStack

#if Views
    @_exported import CoreDataViews
#endif

// Foundation on Linux has a class of this name that does nothing: Core Data's is found first.
public typealias NSExpression = CoreDataStack.NSExpression
