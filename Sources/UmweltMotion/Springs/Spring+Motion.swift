import Foundation

extension Spring {
    /// Returns the change of the value since the start.
    ///
    /// - Parameters:
    ///   - target: The total change.
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
    ///   - target: The total change.
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
    ///   - target: The value that the spring moves to.
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
    ///   - target: The position that the spring moves to.
    ///   - position: The position.
    ///   - velocity: The velocity in units a second.
    @inlinable public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var force = (target - position).scaled(by: stiffness)
        force -= velocity.scaled(by: damping)
        return force
    }
}

extension Spring {
    /// Returns the seconds until the spring is at rest when it moves between two values.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the start.
    ///   - toValue: The value that the spring moves to.
    ///   - initialVelocity: The velocity at the start, in units a second.
    ///   - epsilon: The distance to the target, in units of the values, within which the spring counts as at rest.
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
    ///   - toValue: The value that the spring moves to; properties that are not animated are taken from it.
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
    ///   - toValue: The value that the spring moves to.
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
    ///   - toValue: The value that the spring moves to.
    ///   - position: The value.
    ///   - velocity: The velocity in units a second.
    @inlinable public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }
}
