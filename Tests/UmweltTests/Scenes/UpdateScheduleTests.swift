import Testing
import Umwelt

@Suite("The schedule of a host's updates")
@MainActor
struct UpdateScheduleTests {
    @Test("However many changes ask in a turn, the host updates once, when the turn is over")
    func once() async {
        let updates = UpdateSchedule()
        var count = 0
        await withCheckedContinuation { done in
            for _ in 0..<3 {
                updates.request {
                    count += 1
                    if count == 1 { done.resume() }
                }
            }
            #expect(count == 0)
        }
        #expect(count == 1)
        await withCheckedContinuation { done in
            updates.request {
                count += 1
                done.resume()
            }
        }
        #expect(count == 2)
    }

    @Test("A change that an update itself makes has an update of its own")
    func again() async {
        let updates = UpdateSchedule()
        var count = 0
        await withCheckedContinuation { done in
            updates.request {
                count += 1
                updates.request {
                    count += 1
                    done.resume()
                }
                #expect(count == 1)
            }
        }
        #expect(count == 2)
    }
}
