// What source written for Apple's systems imports to log: all of it is in the module `os`.
@_exported import os
