import Foundation

/// The description of a computed value in dictionary results: for each object, or for each group of objects if its
/// expression is a function such as `sum:`.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression.
    open var expression: NSExpression?

    /// The type of the values.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    /// The type of the values.
    public var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType) }
        set { expressionResultType = newValue.rawValue }
    }

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExpressionDescription()
        copyProperties(to: copy)
        copy.expression = expression
        copy.expressionResultType = expressionResultType
        return copy
    }
}
