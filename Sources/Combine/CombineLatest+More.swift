import OpenCombine

extension Publishers {
    /// A publisher of the latest values of three publishers. It sends them whenever one of the publishers sends, after
    /// all have sent a value.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// The failure of any of the three.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// Makes a publisher of the latest values of three publishers.
        ///
        /// - Parameters:
        ///   - a: The first publisher.
        ///   - b: The second publisher.
        ///   - c: The third publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values and the completion.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the latest values of four publishers. It sends them whenever one of the publishers sends, after
    /// all have sent a value.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

        /// The failure of any of the four.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// Makes a publisher of the latest values of four publishers.
        ///
        /// - Parameters:
        ///   - a: The first publisher.
        ///   - b: The second publisher.
        ///   - c: The third publisher.
        ///   - d: The fourth publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values and the completion.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>(
                CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d)
            ).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the latest values of this publisher and two others, whenever one of them sends.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes the result of a function for the latest values of this publisher and two others, whenever one of them
    /// sends.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - transform: Makes a value of the latest value of each publisher, in order.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Publishes the latest values of this publisher and three others, whenever one of them sends.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the result of a function for the latest values of this publisher and three others, whenever one of
    /// them sends.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    ///   - transform: Makes a value of the latest value of each publisher, in order.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
