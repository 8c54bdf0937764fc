import Umwelt

/// The purposes of a field in the terms of HTML.
enum TextPurposes {
    /// Returns the value of the attribute `inputmode`; nil for the browser's default.
    static func inputMode(of keyboard: UIKeyboardType) -> String? {
        switch keyboard {
        case .default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation: nil
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .decimalPad: "decimal"
        case .webSearch: "search"
        }
    }

    /// Returns the value of the attribute `autocomplete`; nil if browsers do not fill in such values.
    static func autocomplete(of type: UITextContentType) -> String? { names[type] }

    private static let names: [UITextContentType: String] = [
        .name: "name",
        .namePrefix: "honorific-prefix",
        .givenName: "given-name",
        .middleName: "additional-name",
        .familyName: "family-name",
        .nameSuffix: "honorific-suffix",
        .nickname: "nickname",
        .jobTitle: "organization-title",
        .organizationName: "organization",
        .fullStreetAddress: "street-address",
        .streetAddressLine1: "address-line1",
        .streetAddressLine2: "address-line2",
        .addressCity: "address-level2",
        .addressState: "address-level1",
        .sublocality: "address-level3",
        .countryName: "country-name",
        .postalCode: "postal-code",
        .telephoneNumber: "tel",
        .emailAddress: "email",
        .URL: "url",
        .creditCardNumber: "cc-number",
        .creditCardExpiration: "cc-exp",
        .creditCardExpirationMonth: "cc-exp-month",
        .creditCardExpirationYear: "cc-exp-year",
        .creditCardSecurityCode: "cc-csc",
        .creditCardType: "cc-type",
        .creditCardName: "cc-name",
        .creditCardGivenName: "cc-given-name",
        .creditCardMiddleName: "cc-additional-name",
        .creditCardFamilyName: "cc-family-name",
        .username: "username",
        .password: "current-password",
        .newPassword: "new-password",
        .oneTimeCode: "one-time-code",
        .birthdate: "bday",
        .birthdateDay: "bday-day",
        .birthdateMonth: "bday-month",
        .birthdateYear: "bday-year",
    ]
}
