// The target of all products where the library of `umwelt` is used. SwiftPM wants a file in it.
