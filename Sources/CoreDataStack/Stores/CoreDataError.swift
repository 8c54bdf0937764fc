import Foundation
import UmweltSQLite

/// The key of an error's list of further ones.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of an error's object whose value is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of an error's property whose value is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of an error's value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of an error's list of conflicts.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The `userInfo` key of SQLite's error code.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension CocoaError.Code {
    /// An object is not valid, for a reason of the program's.
    public static var managedObjectValidation: CocoaError.Code { .init(rawValue: 1550) }
    /// Several values are not valid.
    public static var validationMultipleErrors: CocoaError.Code { .init(rawValue: 1560) }
    /// A property that is not optional has no value.
    public static var validationMissingMandatoryProperty: CocoaError.Code { .init(rawValue: 1570) }
    /// A relationship has too few objects.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code { .init(rawValue: 1580) }
    /// A relationship has too many objects.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { .init(rawValue: 1590) }
    /// An object is not deleted while a relationship has objects.
    public static var validationRelationshipDeniedDelete: CocoaError.Code { .init(rawValue: 1600) }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code { .init(rawValue: 1610) }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code { .init(rawValue: 1620) }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { .init(rawValue: 1630) }
    /// A date is too soon.
    public static var validationDateTooSoon: CocoaError.Code { .init(rawValue: 1640) }
    /// A date is not valid.
    public static var validationInvalidDate: CocoaError.Code { .init(rawValue: 1650) }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code { .init(rawValue: 1660) }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code { .init(rawValue: 1670) }
    /// A text does not have its pattern.
    public static var validationStringPatternMatching: CocoaError.Code { .init(rawValue: 1680) }
    /// An object belongs to another store or context.
    public static var managedObjectExternalRelationship: CocoaError.Code { .init(rawValue: 133010) }
    /// The object does not exist in the store.
    public static var managedObjectReferentialIntegrity: CocoaError.Code { .init(rawValue: 133000) }
    /// Another context has saved other values of the same objects.
    public static var managedObjectMerge: CocoaError.Code { .init(rawValue: 133020) }
    /// Another object has the same values of attributes that are unique.
    public static var managedObjectConstraintMerge: CocoaError.Code { .init(rawValue: 133021) }
    /// The store type is unknown.
    public static var persistentStoreInvalidType: CocoaError.Code { .init(rawValue: 134000) }
    /// A store has another type.
    public static var persistentStoreTypeMismatch: CocoaError.Code { .init(rawValue: 134010) }
    /// A store has another schema.
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { .init(rawValue: 134020) }
    /// A store cannot be saved.
    public static var persistentStoreSave: CocoaError.Code { .init(rawValue: 134030) }
    /// Only some stores have been saved.
    public static var persistentStoreIncompleteSave: CocoaError.Code { .init(rawValue: 134040) }
    /// A store has different values than those that were read.
    public static var persistentStoreSaveConflicts: CocoaError.Code { .init(rawValue: 134050) }
    /// Any other fault.
    public static var coreData: CocoaError.Code { .init(rawValue: 134060) }
    /// A store does not support an operation.
    public static var persistentStoreOperation: CocoaError.Code { .init(rawValue: 134070) }
    /// A store cannot be opened.
    public static var persistentStoreOpen: CocoaError.Code { .init(rawValue: 134080) }
    /// A store is locked for too long.
    public static var persistentStoreTimeout: CocoaError.Code { .init(rawValue: 134090) }
    /// A store does not support a kind of requests.
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code { .init(rawValue: 134091) }
    /// A store was made for another version of the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { .init(rawValue: 134100) }
    /// A store cannot be changed to another version.
    public static var migration: CocoaError.Code { .init(rawValue: 134110) }
    /// The model of a store's version is missing.
    public static var migrationMissingSourceModel: CocoaError.Code { .init(rawValue: 134130) }
    /// The steps from a store's version to the model's are missing.
    public static var migrationMissingMappingModel: CocoaError.Code { .init(rawValue: 134140) }
    /// SQLite's own fault.
    public static var sqlite: CocoaError.Code { .init(rawValue: 134180) }
    /// The steps from one version to another cannot be found by comparing them.
    public static var inferredMappingModel: CocoaError.Code { .init(rawValue: 134190) }
}

/// Errors with Core Data's codes.
enum CoreDataError {
    static func make(
        _ code: CocoaError.Code, _ reason: String, url: URL? = nil, _ info: [String: Any] = [:]
    ) -> NSError {
        var info = info
        info[NSLocalizedDescriptionKey] = reason
        info[NSFilePathErrorKey] = url?.path
        return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: info)
    }

    /// The error of a store that cannot be opened.
    static func opening(_ error: any Error, at url: URL?) -> NSError {
        let known = error as NSError
        if known.domain == NSCocoaErrorDomain, known.code >= 134000 { return known }
        let reason = "\(url?.path ?? "The store") cannot be opened as a store: \(error)"
        guard let error = error as? SQLError else { return make(.persistentStoreOpen, reason, url: url) }
        let code: CocoaError.Code =
            switch error.code & 0xFF {
            // Not a database, or a damaged one.
            case 11, 26: .fileReadCorruptFile
            case 5, 6: .persistentStoreTimeout
            case 13: .fileWriteOutOfSpace
            default: .persistentStoreOpen
            }
        return make(code, reason, url: url, sqlite(error))
    }

    /// The error of a store that cannot be read or written.
    static func using(_ error: any Error, at url: URL?) -> any Error {
        guard let error = error as? SQLError else { return error }
        let code: CocoaError.Code =
            switch error.code & 0xFF {
            case 5, 6: .persistentStoreTimeout
            case 8: .fileWriteNoPermission
            case 13: .fileWriteOutOfSpace
            case 11, 26: .fileReadCorruptFile
            default: .sqlite
            }
        return make(code, error.description, url: url, sqlite(error))
    }

    private static func sqlite(_ error: SQLError) -> [String: Any] {
        [NSSQLiteErrorDomain: NSNumber(value: error.code)]
    }
}
