// The module that source written for Apple's Combine imports. The additions of Apple's Foundation to Combine are in
// this module's own files: OpenCombine's modules for that leave out half of it as soon as they see a module of this
// name, even that of an earlier build.
@_exported import OpenCombine
