import SwiftUI

/// Effects: turned, blurred, in other colours, cut off.
struct EffectPage: View {
    var body: some View {
        Samples {
            Sample("Turned and scaled") {
                HStack(spacing: 24) {
                    Text(verbatim: "Turned").padding(6).background(.yellow).rotationEffect(.degrees(30))
                    Text(verbatim: "Scaled").scaleEffect(1.4)
                    Text(verbatim: "In space").padding(10).background(.mint)
                        .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                    Rectangle().fill(.orange).frame(width: 30, height: 40)
                        .transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
                }
                .lineLimit(1)
                .padding(.vertical, 12)
            }
            Sample("Blurs and shadows") {
                HStack(spacing: 24) {
                    Text(verbatim: "Blurred").blur(radius: 2)
                    RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 50, height: 40).shadow(radius: 5)
                    Circle().fill(.red).frame(width: 40, height: 40).shadow(color: .blue, radius: 2, x: 6, y: 6)
                    Text(verbatim: "Shadow").shadow(color: .gray, radius: 2, y: 3)
                }
                .lineLimit(1)
            }
            Sample("Brightness, contrast, saturation, hue, inverse, multiplied") {
                HStack {
                    Swatch()
                    Swatch().brightness(0.3)
                    Swatch().contrast(0.5)
                    Swatch().saturation(0.3)
                    Swatch().hueRotation(.degrees(90))
                    Swatch().colorInvert()
                    Swatch().colorMultiply(.yellow)
                }
                .frame(height: 30)
            }
            Sample("Multiply, screen, difference, plus lighter, destination out, hue") {
                HStack {
                    ForEach(
                        [BlendMode.multiply, .screen, .difference, .plusLighter, .destinationOut, .hue], id: \.self
                    ) {
                        Blended(mode: $0)
                    }
                }
            }
            Sample("Cut off") {
                HStack {
                    LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
                        .mask { Text(verbatim: "Mask").font(.title).bold() }
                    Swatch().clipShape(Circle())
                    Swatch().cornerRadius(12)
                    Color.red.frame(width: 60, height: 60).frame(width: 30, height: 30).clipped()
                        .border(.blue, width: 3)
                }
                .frame(height: 40)
            }
        }
    }
}

/// Colours side by side.
private struct Swatch: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red
            Color.green
            Color.blue
            Color.white
            Color.black
        }
    }
}

/// Two circles that mix.
private struct Blended: View {
    let mode: BlendMode

    var body: some View {
        ZStack {
            Circle().fill(.orange).frame(width: 32, height: 32).padding(.trailing, 16)
            Circle().fill(.blue).frame(width: 32, height: 32).padding(.leading, 16).blendMode(mode)
        }
        .compositingGroup()
    }
}
