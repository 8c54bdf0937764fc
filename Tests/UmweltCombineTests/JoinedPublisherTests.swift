import Combine
import Testing

@Suite struct JoinedPublisherTests {
    private enum Failure: Error { case broken }

    @Test func latestValuesComeAtEachNewOneOnceAllHaveSentOne() {
        let (words, numbers) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
        var pairs: [String] = []
        let subscription = words.combineLatest(numbers).sink { pairs.append("\($0) \($1)") }
        numbers.send(2)
        words.send("a")
        numbers.send(3)
        words.send("b")
        #expect(pairs == ["a 2", "a 3", "b 3"])
        subscription.cancel()
        words.send("c")
        #expect(pairs.count == 3)
    }

    @Test func latestValuesOfFourPublishersComeInOrder() {
        let last = PassthroughSubject<Int, Never>()
        var sums: [String] = []
        let subscription = Publishers.CombineLatest4(Just("a"), Just(1), Just(true), last)
            .map { "\($0) \($1) \($2) \($3)" }.sink { sums.append($0) }
        let three = Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 * 10 + $2 * 100 }.sink { sums.append("\($0)") }
        last.send(7)
        #expect(sums == ["321", "a 1 true 7"])
        _ = (subscription, three)
    }

    @Test func latestValuesEndWithTheLastAndFailWithTheFirst() {
        let (one, two) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var ends: [Subscribers.Completion<Failure>] = []
        let subscription = one.combineLatest(two).sink {
            ends.append($0)
        } receiveValue: { _ in
        }
        one.send(1)
        one.send(completion: .finished)
        #expect(ends.isEmpty)
        two.send(completion: .failure(.broken))
        #expect(ends == [.failure(.broken)])
        _ = subscription
    }

    @Test func latestValuesEndWithAPublisherThatSentNothing() {
        var ends = 0
        let subscription = Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>())
            .sink { _ in
                ends += 1
            } receiveValue: { _ in
            }
        #expect(ends == 1)
        _ = subscription
    }

    @Test func latestValuesAreNotSentUnasked() {
        let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var pairs: [String] = []
        let subscription = one.combineLatest(two).prefix(2).sink { pairs.append("\($0) \($1)") }
        for value in 1...3 {
            one.send(value)
            two.send(value)
        }
        #expect(pairs == ["1 1", "2 1"])
        _ = subscription
    }

    @Test func mergedValuesComeAsTheyAreSent() {
        let (one, two, three) = (
            PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
        )
        var (values, ends) = ([Int](), 0)
        let subscription = one.map { $0 }.merge(with: two, three.eraseToAnyPublisher())
            .sink { _ in
                ends += 1
            } receiveValue: {
                values.append($0)
            }
        one.send(1)
        three.send(3)
        one.send(completion: .finished)
        two.send(2)
        two.send(completion: .finished)
        #expect(ends == 0)
        three.send(completion: .finished)
        #expect(values == [1, 3, 2])
        #expect(ends == 1)
        _ = subscription
    }

    @Test func mergedSequencesComeInTurnAndOnlyAsAskedFor() {
        let merged = Publishers.MergeMany([[1, 2].publisher, [3].publisher, [4, 5].publisher])
        var values: [Int] = []
        merged.subscribe(
            AnySubscriber(
                receiveSubscription: { $0.request(.max(4)) },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        #expect(values == [1, 2, 3, 4])
    }

    @Test func aValueSentFromWithinAMergedOneFollowsIt() {
        let (numbers, others) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var values: [Int] = []
        let subscription = numbers.merge(with: others).sink {
            values.append($0)
            if $0 < 3 { numbers.send($0 + 1) }
        }
        numbers.send(1)
        #expect(values == [1, 2, 3])
        _ = subscription
    }
}
