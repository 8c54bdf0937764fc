import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite("Places of marks") struct ChartModelTests {
    private let size = CGSize(width: 200, height: 100)

    private func model<Content: ChartContent>(
        options: ChartOptions = ChartOptions(), @ChartContentBuilder _ content: () -> Content
    ) -> ChartModel {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return ChartModel(
            MarkCollector.marks(of: content()), options: options,
            locale: AxisLocale(locale: Locale(identifier: "en_US"), calendar: calendar))
    }

    private func frames(_ model: ChartModel) -> [CGRect] {
        model.marks.map { mark in
            let bounds = mark.bounds(in: size)
            // Products of fractions are inexact.
            return CGRect(
                x: bounds.minX.rounded(), y: bounds.minY.rounded(), width: bounds.width.rounded(),
                height: bounds.height.rounded())
        }
    }

    @Test("Bars of categories fill 0.72 of their bands, from zero up")
    func bars() {
        let model = model {
            BarMark(x: .value("Name", "a"), y: .value("Amount", 5))
            BarMark(x: .value("Name", "b"), y: .value("Amount", 10))
        }
        #expect(model.y?.domain == [.number(0), .number(10)])
        #expect(
            frames(model) == [
                CGRect(x: 14, y: 50, width: 72, height: 50), CGRect(x: 114, y: 0, width: 72, height: 100),
            ])
    }

    @Test("Numbers on x and categories on y make horizontal bars, the first at the top")
    func horizontalBars() {
        let model = model {
            BarMark(x: .value("Amount", 5), y: .value("Name", "a"))
            BarMark(x: .value("Amount", 10), y: .value("Name", "b"))
        }
        #expect(
            frames(model) == [CGRect(x: 0, y: 7, width: 100, height: 36), CGRect(x: 0, y: 57, width: 200, height: 36)])
    }

    @Test("Bars in one place are stacked: positive ones up, negative ones down")
    func stacks() {
        let model = model {
            BarMark(x: .value("Name", "a"), y: .value("Amount", 4), width: 20)
            BarMark(x: .value("Name", "a"), y: .value("Amount", 6), width: 20)
            BarMark(x: .value("Name", "a"), y: .value("Amount", -10), width: 20)
        }
        #expect(model.y?.domain == [.number(-10), .number(10)])
        #expect(
            frames(model) == [
                CGRect(x: 90, y: 30, width: 20, height: 20), CGRect(x: 90, y: 0, width: 20, height: 30),
                CGRect(x: 90, y: 50, width: 20, height: 50),
            ])
    }

    @Test("Normalized stacks are 1 long, centered ones are around zero, unstacked ones begin at zero")
    func methods() {
        func extents(_ method: MarkStackingMethod) -> [[ScaleValue?]] {
            let model = model {
                BarMark(x: .value("Name", "a"), y: .value("Amount", 1), stacking: method)
                BarMark(x: .value("Name", "a"), y: .value("Amount", 3), stacking: method)
            }
            return model.marks.map { mark in
                guard case .interval(let start, let end) = mark.source.y else { return [] }
                return [start, end]
            }
        }
        #expect(extents(.normalized) == [[nil, .number(0.25)], [.number(0.25), .number(1)]])
        #expect(extents(.center) == [[.number(-2), .number(-1)], [.number(-1), .number(2)]])
        #expect(extents(.unstacked) == [[nil, .number(1)], [nil, .number(3)]])
    }

    @Test("position(by:) puts bars beside each other in the order of their values")
    func dodges() {
        let model = model {
            ForEach(["a", "b"], id: \.self) { name in
                ForEach(["x", "y"], id: \.self) { kind in
                    BarMark(x: .value("Name", name), y: .value("Amount", 10))
                        .position(by: .value("Kind", kind), span: .ratio(1))
                }
            }
        }
        #expect(frames(model).map(\.minX) == [1, 51, 101, 151])
        #expect(frames(model).allSatisfy { $0.width == 49 && $0.height == 100 })
    }

    @Test("Dates with a unit have its length; lines and points are in its middle")
    func units() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let model = model {
            BarMark(x: .value("Day", day, unit: .day), y: .value("Amount", 1), width: .ratio(1))
            BarMark(x: .value("Day", day + 86_400, unit: .day), y: .value("Amount", 1), width: .ratio(1))
            PointMark(x: .value("Day", day + 3_600, unit: .day), y: .value("Amount", 1))
        }
        #expect(frames(model)[0] == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(frames(model)[1].minX == 100)
        #expect(frames(model)[2].midX == 50)
    }

    @Test("Lines with different values for style, symbol, stroke or series are apart")
    func series() {
        let model = model {
            ForEach(0..<3) { index in
                LineMark(x: .value("x", index), y: .value("y", index))
                LineMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(by: .value("k", "a"))
                LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", "b"))
            }
        }
        let counts = model.marks.map { mark -> Int in
            guard case .line(let points, _) = mark.shape else { return 0 }
            return points.count
        }
        #expect(counts == [3, 3, 3])
    }

    @Test("Numbers include zero, or not; a domain in the other order runs the other way")
    func domains() {
        var options = ChartOptions()
        func domain() -> [ScaleValue]? {
            model(options: options) {
                LineMark(x: .value("x", 0), y: .value("y", 163))
                LineMark(x: .value("x", 1), y: .value("y", 179))
            }.y?.domain
        }
        #expect(domain() == [.number(0), .number(200)])
        options.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._makeScaleDomain().domain
        #expect(domain() == [.number(160), .number(180)])
        options.y.domain = (0.0...1000)._makeScaleDomain().domain
        #expect(domain() == [.number(0), .number(1000)])
        options.y.domain = [300, 100]._makeScaleDomain().domain
        #expect(domain() == [.number(300), .number(100)])
        options.y.domain =
            AutomaticScaleDomain.automatic(dataType: Int.self) { $0.append(350) }._makeScaleDomain().domain
        #expect(domain() == [.number(0), .number(400)])
    }

    @Test("Logarithms have a tick for each power of ten, and bars that begin at the lowest one")
    func logarithms() {
        var options = ChartOptions()
        options.y.type = .log
        let model = model(options: options) {
            BarMark(x: .value("n", "a"), y: .value("y", 10))
            BarMark(x: .value("n", "b"), y: .value("y", 1_000))
        }
        #expect(model.y?.domain == [.number(10), .number(1_000)])
        #expect(model.yAxis?.labels.map(\.value) == [.number(10), .number(100), .number(1_000)])
        #expect(abs((model.y?.fraction(of: .number(100)) ?? 0) - 0.5) < 1e-9)
    }

    @Test("A padded range keeps its distance from the plot's ends")
    func padding() {
        var options = ChartOptions()
        options.x.range = PlotDimensionScaleRange(start: 20, end: 40)._makeScaleRange()
        let model = model(options: options) {
            PointMark(x: .value("x", 0), y: .value("y", 0))
            PointMark(x: .value("x", 10), y: .value("y", 0))
        }
        #expect(frames(model).map(\.midX) == [20, 160])
        #expect(model.x?.value(at: 90, in: 200) == .number(5))
    }

    @Test("Sectors are in proportion to their values, and make up the circle")
    func sectors() {
        let model = model {
            SectorMark(angle: .value("a", 1))
            SectorMark(angle: .value("b", 3))
        }
        let turns = model.marks.map { mark -> [Double] in
            guard case .sector(let start, let end) = mark.shape else { return [] }
            return [start, end]
        }
        #expect(turns == [[0, 0.25], [0.25, 1]])
        #expect(model.x == nil && model.xAxis == nil)
    }

    @Test("A function is a line over its domain, with a gap where it has no value")
    func functions() {
        let model = model {
            LinePlot(x: "x", y: "y", domain: -1...1) { $0 == 0 ? .nan : 1 / $0 }
        }
        #expect(model.x?.domain == [.number(-1), .number(1)])
        #expect(model.marks.count == 2)
    }

    @Test("The modifier nearest to a mark wins; opacities multiply, and offsets add up")
    func modifiers() {
        let marks = MarkCollector.marks(
            of: Plot {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(10).opacity(0.5).offset(x: 1)
            }
            .symbolSize(99).opacity(0.5).offset(x: 2))
        #expect(marks.count == 1)
        if case .area(let area)? = marks.first?.symbolSize { #expect(area == 10) } else { Issue.record("no size") }
        #expect(marks.first?.opacity == 0.25)
        #expect(marks.first?.offset.xStart == 3)
    }

    @Test("Plots make a mark for each element, with styles of key paths")
    func plots() {
        struct Star: Identifiable {
            let id: Int
            var opacity: CGFloat { CGFloat(id) / 2 }
            var size: CGFloat { CGFloat(id * 10) }
        }
        let stars = [Star(id: 1), Star(id: 2)]
        let marks = MarkCollector.marks(
            of: PointPlot(stars, x: .value("x", \.id), y: .value("y", 5)).opacity(\.opacity).symbolSize(\.size))
        #expect(marks.map(\.opacity) == [0.5, 1])
        #expect(marks.map { mark in if case .area(let area)? = mark.symbolSize { area } else { 0 } } == [10, 20])
    }

    @Test("Values of axis marks extend a domain that follows from the data")
    func axisValues() {
        var options = ChartOptions()
        options.y.content = AnyAxisContent(AxisMarks(values: [0, 50, 100]))
        let model = model(options: options) { BarMark(x: .value("n", "a"), y: .value("y", 60)) }
        #expect(model.y?.domain == [.number(0), .number(100)])
        #expect(model.yAxis?.labels.count == 3)
    }

    @Test("A centered label is left out where its unit begins at the end of the scale")
    func centeredLabels() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        var options = ChartOptions()
        options.x.content = AnyAxisContent(
            AxisMarks(values: .stride(by: .day)) {
                AxisGridLine()
                AxisValueLabel(centered: true)
            })
        let model = model(options: options) {
            ForEach(0..<3) { BarMark(x: .value("d", day + Double($0) * 86_400, unit: .day), y: .value("y", 1)) }
        }
        #expect(model.xAxis?.labels.count == 3)
        #expect(model.xAxis?.gridLines.count == 4)
    }

    @Test("A plot that scrolls has as many ticks in the visible part as others have in all")
    func visibleTicks() {
        var options = ChartOptions()
        options.x.visibleLength = 10
        let model = model(options: options) {
            ForEach([0, 50], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        }
        #expect(model.xAxis?.labels.count == 11)
    }

    @Test("A symbol's rectangle is around its point, in units of its size")
    func symbols() {
        struct Half: ChartSymbolShape {
            let perceptualUnitRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)

            nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
        }
        let symbol = AnyChartSymbolShape(Half())
        #expect(
            symbol.path(at: CGPoint(x: 50, y: 50), size: CGSize(width: 8, height: 8)).boundingRect
                == CGRect(x: 48, y: 48, width: 4, height: 4))
        #expect(
            BasicChartSymbolShape.square.path(at: .zero, size: CGSize(width: 6, height: 6)).boundingRect
                == CGRect(x: -3, y: -3, width: 6, height: 6))
    }

    @Test("A function on a logarithmic scale has its points at equal distances in the plot")
    func logarithmicFunctions() {
        var options = ChartOptions()
        options.x.type = .log
        options.x.domain = (1.0...10_000)._makeScaleDomain().domain
        let model = model(options: options) { LinePlot(x: "x", y: "y") { $0 } }
        guard case .line(let points, _)? = model.marks.first?.shape else {
            Issue.record("no line")
            return
        }
        #expect(abs(points[points.count / 2].x.fraction - 0.5) < 0.01)
    }

    @Test("Colours in an array are a gradient for numbers, and styles of categories in their order")
    func colors() {
        let range = [Color.black, .white]._makeScaleRange()
        #expect(range.colorGradient?.stops.count == 2)
        #expect([1.0, 2]._makeScaleRange().colorGradient == nil)
    }

    @Test("Numbers that are none, and bins of small types, are no error")
    func extremes() {
        let none = model {
            SectorMark(angle: .value("a", Double.nan))
            BarMark(x: .value("n", "a"), y: .value("y", Double.nan))
            BarMark(x: .value("n", "a"), y: .value("y", 2))
            PointMark(x: .value("n", "a"), y: .value("y", 1)).foregroundStyle(by: .value("v", Double.nan))
        }
        #expect(none.y?.domain == [.number(0), .number(2)])
        #expect(NumberBins(data: [UInt8(0), 255], desiredCount: 10).thresholds.last == 255)
        #expect(NumberBins(range: Int8(-100)...100, count: 4).thresholds == [-100, -50, 0, 50, 100])
        #expect(NumberBins(data: [Double.nan, 1, 3], desiredCount: 2).thresholds == [1, 2, 3])
        #expect(NumberBins(size: 0.1, range: 0.3...0.5).thresholds == [0.3, 0.4, 0.5])
        var options = ChartOptions()
        options.y.type = .log
        options.y.domain = (1...Double.infinity)._makeScaleDomain().domain
        #expect(model(options: options) { PointMark(x: .value("x", 1), y: .value("y", 5)) }.y != nil)
        options.y.domain = nil
        let logarithmic = model(options: options) {
            ForEach([0, 10, 1_000], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
        }
        #expect(logarithmic.y?.domain == [.number(10), .number(1_000)])
    }

    @Test("Offsets of a bar move its start and its end, whichever is above")
    func offsets() {
        let model = model {
            BarMark(x: .value("n", "a"), y: .value("y", 10)).offset(yStart: -20)
        }
        #expect(frames(model)[0].minY == 0 && frames(model)[0].maxY == 80)
    }

    @Test("A vertical bar between distances in points keeps its width")
    func pointBars() {
        let model = model { BarMark(x: .value("n", "a"), yStart: 10, yEnd: 30, width: 20) }
        #expect(frames(model) == [CGRect(x: 90, y: 10, width: 20, height: 20)])
    }

    @Test("Masks are stacked like other marks, and plotted once")
    func masks() {
        let model = model {
            Plot {
                ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", 5)) }
            }
            .mask { ForEach(0..<3) { AreaMark(x: .value("x", $0), y: .value("y", 10)) } }
        }
        #expect(model.marks.count == 3)
        guard case .area(let starts, let ends, _)? = model.marks.first?.masks.first?.first?.shape else {
            Issue.record("no mask")
            return
        }
        #expect(starts[0].y.fraction == 1 && ends[0].y.fraction < 1)
    }

    @Test("A mapping of numbers is looked up, and one of names has a legend without marks that use it")
    func mappings() {
        var options = ChartOptions()
        options.symbolSize.mapping = { [.number(1): 10, .number(2): 40][$0] }
        let scale = EncodingScales([], options: options).symbolSize
        #expect(scale[.number(2)] == 40)
        options.foreground.domain = .values([.category("A")])
        options.foreground.range = [AnyShapeStyle(Color.red)]
        let model = model(options: options) { PointMark(x: .value("x", 1), y: .value("y", 5)) }
        #expect(LegendEntries(model: model, marks: [], options: options).groups.count == 1)
        #expect(EncodingScales([], options: ChartOptions()).foreground.domain.isEmpty)
    }

    @Test("Values beyond all numbers, and charts without marks, are no error")
    func degenerate() {
        let empty = model { ForEach([Int](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
        #expect(empty.x == nil && empty.marks.isEmpty)
        let infinite = model {
            LineMark(x: .value("x", 0), y: .value("y", Double.nan))
            LineMark(x: .value("x", 1), y: .value("y", Double.infinity))
            BarMark(x: .value("x", 1), y: .value("y", 2))
        }
        #expect(infinite.y?.domain == [.number(0), .number(2)])
    }
}
