// The module that `import os` finds under the tool. It differs from OSLog, as a file may import both: the compiler lets no
// file name a module that another name is an alias of.
@_exported import OSLog
