import UmweltDrawing

/// The colours and the weight of a resolved image as an animatable value.
struct AnimatableImage: Animatable {
    var image: ResolvedImage

    var animatableData: NumberList {
        get {
            var numbers: [Double] = []
            switch image.content {
            case .symbol(let symbol): symbol.appendNumbers(to: &numbers)
            case .file(_, let tint): tint?.appendNumbers(to: &numbers)
            case .blank(let color): color.appendNumbers(to: &numbers)
            case .missing, .drawing: break
            }
            return NumberList(numbers)
        }
        set {
            var reader = NumberReader(newValue)
            switch image.content {
            case .symbol(var symbol):
                symbol.read(from: &reader)
                image.content = .symbol(symbol)
            case .file(let file, var tint):
                tint?.read(from: &reader)
                image.content = .file(file, tint: tint)
            case .blank(var color):
                color.read(from: &reader)
                image.content = .blank(color)
            case .missing, .drawing: break
            }
        }
    }

    /// Returns true if one image can be interpolated into the other: they differ only in colours and weights.
    func isLike(_ other: AnimatableImage) -> Bool {
        let other = other.image
        guard image.redaction == other.redaction, image.isResizable == other.isResizable else { return false }
        switch (image.content, other.content) {
        case (.symbol(let left), .symbol(let right)): return left.isLike(right)
        case (.file(let left, let tint), .file(let right, let otherTint)):
            return left == right && image.size == other.size && areAlike(tint, otherTint)
        case (.blank, .blank), (.missing, .missing): return true
        default: return false
        }
    }
}

extension SymbolDrawing {
    fileprivate func isLike(_ other: SymbolDrawing) -> Bool {
        outline == other.outline && paints.count == other.paints.count
            && zip(paints, other.paints).allSatisfy { $0.isLike($1) } && areAlike(holePaint, other.holePaint)
            && isHierarchical == other.isHierarchical && drawsPartly == other.drawsPartly
            && (value == nil) == (other.value == nil)
    }

    fileprivate func appendNumbers(to numbers: inout [Double]) {
        numbers += [Double(boldness), value ?? 0]
        for paint in paints { paint.appendNumbers(to: &numbers) }
        holePaint?.appendNumbers(to: &numbers)
    }

    fileprivate mutating func read(from reader: inout NumberReader) {
        boldness = max(reader.next(), 0)
        let share = Double(reader.next())
        if value != nil { value = min(max(share, 0), 1) }
        for index in paints.indices { paints[index].read(from: &reader) }
        holePaint?.read(from: &reader)
    }
}

/// Returns true if the paints can be interpolated, or both are nil.
private func areAlike(_ left: Paint?, _ right: Paint?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.isLike(right)
}
