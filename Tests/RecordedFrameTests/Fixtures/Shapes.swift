import SwiftUI

extension RecordedFixture {
    static let shapes: [RecordedFixture] = [
        RecordedFixture("shape/modifiers", 340, 200) {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    Circle().scale(0.5).fill(.blue).mark("scaled").frame(width: 60, height: 40)
                    Circle().offset(x: 10, y: 5).fill(.red).mark("offset").frame(width: 60, height: 40)
                    Rectangle().rotation(.degrees(30)).fill(.green).mark("rotated").frame(width: 60, height: 40)
                    Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).fill(.orange)
                        .mark("sheared").frame(width: 60, height: 40)
                    Rectangle().size(width: 30, height: 20).fill(.purple).mark("sized").frame(width: 60, height: 40)
                }
                .mark("row1")
                HStack(spacing: 8) {
                    Circle().trim(from: 0.25, to: 1).stroke(.blue, lineWidth: 4).mark("trimmed")
                        .frame(width: 60, height: 40)
                    RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.teal).mark("inset")
                        .frame(width: 60, height: 40)
                    Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red).mark("strokedOffset")
                        .frame(width: 60, height: 40)
                    Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.pink).mark("anchored")
                        .frame(width: 60, height: 40)
                    Ellipse().inset(by: 4).stroke(.indigo, lineWidth: 2).mark("insetStroke")
                        .frame(width: 60, height: 40)
                }
                .mark("row2")
                HStack(spacing: 8) {
                    Circle().offset(x: 5).fill(.blue).mark("offsetIdeal")
                    Rectangle().size(width: 30, height: 20).fill(.green).mark("sizedIdeal")
                    Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).mark("pathIdeal")
                    Circle().trim(from: 0, to: 0.5).fill(.orange).mark("trimIdeal")
                }.fixedSize().mark("row3")
            }
            .mark("stack")
        },
        RecordedFixture("canvas/sizing", 320, 240) {
            VStack(spacing: 8) {
                box(38.5, 16).mark("above")
                Canvas { c, s in c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) }
                    .mark("fill")
                Canvas { c, s in c.fill(Path(ellipseIn: CGRect(origin: .zero, size: s)), with: .color(.blue)) }

                    .frame(width: 80, height: 50).mark("framed")
            }
            .mark("stack")
        },
        RecordedFixture("shape/stroke", 320, 200) {
            VStack(spacing: 12) {
                HStack(spacing: 8) {
                    Circle().stroke(.blue, lineWidth: 4).mark("stroke").frame(width: 50, height: 50)
                    Circle().strokeBorder(.blue, lineWidth: 4).mark("strokeBorder").frame(width: 50, height: 50)
                    Circle().stroke(lineWidth: 6).mark("strokeShape").frame(width: 50, height: 50)
                    Circle().fill(.yellow).stroke(.red, lineWidth: 3).mark("fillStroke").frame(width: 50, height: 50)
                    Circle().stroke(.red, lineWidth: 3).fill(.yellow).mark("strokeFill").frame(width: 50, height: 50)
                }
                .mark("row1")
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 8).stroke(.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
                        .frame(width: 80, height: 40).mark("dashed")
                    Rectangle().stroke(.purple, style: StrokeStyle(lineWidth: 6, dash: [1, 12]))
                        .frame(width: 80, height: 40).mark("dots")
                    Capsule().strokeBorder(.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3))
                        .frame(width: 80, height: 40).mark("capsuleDash")
                }
                .mark("row2")
                HStack(spacing: 8) {
                    bolt.stroke(.blue, lineWidth: 6).frame(width: 70, height: 40).mark("miter")
                    bolt.stroke(.blue, lineWidth: 6).frame(width: 70, height: 40).mark("round")
                    bolt.stroke(.blue, lineWidth: 6).frame(width: 70, height: 40).mark("bevel")
                }
                .mark("row3")
            }
            .mark("stack")
        },
    ]
}

@MainActor private let bolt = Path { p in
    p.move(to: CGPoint(x: 5, y: 35))
    p.addLines([CGPoint(x: 5, y: 35), CGPoint(x: 25, y: 5), CGPoint(x: 45, y: 35), CGPoint(x: 65, y: 5)])
}
