import Umwelt

/// How what moves all the time does so in the page. Nothing does where the user wants things to move less: see
/// ``PageStyle``.
enum MovementStyle {
    static let css = """
        @keyframes turning { to { transform: rotate(1turn); } }
        @keyframes passing { from { transform: translateX(-200%); } to { transform: translateX(200%); } }
        .turning { animation: turning 1s steps(\(DisplayMovement.spokes)) infinite; }
        .passing { animation: passing 1.5s ease-in-out infinite; }
        .passing.back { animation-direction: reverse; }

        """
}
