/// The purpose of a field's text, so that hosts can fill it in.
///
/// ```swift
/// SecureField("Password", text: $password).textContentType(.newPassword)
/// ```
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String

    /// Makes a content type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")

    /// A title or another prefix of a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")

    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")

    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")

    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")

    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")

    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")

    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")

    /// The name of a company.
    public static let organizationName = UITextContentType(rawValue: "organization-name")

    /// A street with the house number and further details.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")

    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")

    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")

    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-city")

    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-state")

    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")

    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country")

    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")

    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")

    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")

    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")

    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")

    /// The expiration date of a credit card.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")

    /// The month of a credit card's expiration date.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")

    /// The year of a credit card's expiration date.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")

    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")

    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")

    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")

    /// The cardholder's given name.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")

    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")

    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")

    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")

    /// A password.
    public static let password = UITextContentType(rawValue: "password")

    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")

    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")

    /// The day in a day of birth.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")

    /// The month in a day of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")

    /// The year in a day of birth.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
}
