import UmweltServing

extension SigningKey {
    /// Makes the key that settings name.
    ///
    /// - Throws: `BrowserHostError.invalidKey`.
    init(_ settings: BrowserSettings) throws(BrowserHostError) {
        guard let text = settings.key else {
            do {
                self = try SigningKey(file: settings.keyFile)
            } catch {
                throw .invalidKey(error.reason)
            }
            return
        }
        guard let key = SigningKey(text) else {
            throw .invalidKey("UMWELT_KEY has fewer than \(Self.leastLength) bytes.")
        }
        self = key
    }
}
