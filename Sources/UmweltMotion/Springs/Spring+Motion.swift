import Foundation

extension Spring {
    /// Returns the way that has been travelled.
    ///
    /// - Parameters:
    ///   - target: The whole way.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - time: The seconds since the start.
    @inlinable public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let factors = factors(at: time)
        var value = target.scaled(by: 1 - factors.distance)
        value += initialVelocity.scaled(by: factors.distanceByVelocity)
        return value
    }

    /// Returns the velocity in units a second.
    ///
    /// - Parameters:
    ///   - target: The whole way.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - time: The seconds since the start.
    @inlinable public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let factors = factors(at: time)
        var velocity = target.scaled(by: -factors.velocityByDistance)
        velocity += initialVelocity.scaled(by: factors.velocity)
        return velocity
    }

    /// Moves a value on.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - velocity: The value's velocity in units a second.
    ///   - target: The value at which the spring rests.
    ///   - deltaTime: The seconds that have passed.
    @inlinable public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let factors = factors(at: deltaTime)
        let distance = value - target
        value = target + distance.scaled(by: factors.distance)
        value += velocity.scaled(by: factors.distanceByVelocity)
        velocity.scale(by: factors.velocity)
        velocity += distance.scaled(by: factors.velocityByDistance)
    }

    /// Returns the force of the spring and its damping.
    ///
    /// - Parameters:
    ///   - target: The position at which the spring rests.
    ///   - position: The position.
    ///   - velocity: The velocity in units a second.
    @inlinable public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var force = (target - position).scaled(by: stiffness)
        force -= velocity.scaled(by: damping)
        return force
    }
}

extension Spring {
    /// Returns the seconds until the spring stands still between two values.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the start.
    ///   - toValue: The value at which the spring rests.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - epsilon: The distance, in units of the values, at which it counts as standing still.
    @inlinable public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// Returns the value after some time.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the start.
    ///   - toValue: The value at which the spring rests; also what of the result is not animated.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - time: The seconds since the start.
    @inlinable public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        var result = toValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity after some time, in units a second.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the start.
    ///   - toValue: The value at which the spring rests.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - time: The seconds since the start.
    @inlinable public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force of the spring and its damping.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the start, which makes no difference to the force.
    ///   - toValue: The value at which the spring rests.
    ///   - position: The value.
    ///   - velocity: The velocity in units a second.
    @inlinable public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }
}
