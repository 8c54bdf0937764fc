// Names that SwiftUI has and Umwelt has not got yet.
//
// Without a declaration, the compiler meets a modifier that does not exist by trying everything that the rest of the
// body could mean, for half a minute in a long one, and says in the end that this took too long. So each of these names
// is declared here as Apple declares it, and is unavailable: the compiler takes it as quickly as one that exists, and
// says in its line that Umwelt has not got it, and what to do instead.
//
// The attribute stands on extensions, and on types; its message is what they are documented by. Labels, the kinds of
// the parameters and their builders are SwiftUI's, or the compiler would blame the arguments. Nothing of it can be
// called, so bodies are the shortest that compile, and types hold nothing.
//
// A name that comes to exist must go from here: `Scripts/unavailable` checks that, and names the line.
