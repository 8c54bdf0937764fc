/// The purpose for which source is compiled without the parts that do not compile.
enum RepairPurpose: String {
    /// The app runs: as much as possible of it stays. Functions whose bodies are gone report it when they are called.
    case app

    /// Tests run, and what they pass must be true: a declaration other than a view goes as a whole, and with it the tests
    /// that need it. A file of which no part can be found goes as a whole, too.
    case tests
}
