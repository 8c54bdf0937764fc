// Source written for Apple's SwiftData finds here what it imports: the models and their stores, and, with the trait
// Views, the queries of views.
@_exported import SwiftDataStack

#if Views
    @_exported import SwiftDataViews
#endif
