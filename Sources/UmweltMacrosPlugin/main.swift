import Glibc
import UmweltMacroExpansion

// The messages keep descriptors 0 and 1 for themselves: a stray print goes to standard error.
let compiler = MessagePipe(input: dup(0), output: dup(1))
dup2(2, 1)

while let request = compiler.receive() {
    compiler.send(Plugin.reply(to: request))
}
