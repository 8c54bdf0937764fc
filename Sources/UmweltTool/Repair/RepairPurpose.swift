/// The purpose of compiling source without the parts that do not compile.
enum RepairPurpose: String {
    /// Running the app: as much as possible of it is kept. Functions with removed bodies report that when they are
    /// called.
    case app

    /// Running tests, whose success must be meaningful: a declaration other than a view is removed as a whole, and so
    /// are the tests that need it. A file without an identifiable part is removed as a whole, too.
    case tests
}
