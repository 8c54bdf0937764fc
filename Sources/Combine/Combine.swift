// Source written for Apple's Combine finds here what it imports. What Apple's Foundation adds to Combine is in this
// module's own files: OpenCombine's modules for that leave out half of it as soon as they see a module of this name,
// even that of an earlier build.
@_exported import OpenCombine
