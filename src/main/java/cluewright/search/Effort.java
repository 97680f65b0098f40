package cluewright.search;

import java.time.Duration;

/**
 * An estimate of what it takes to decide a request by trying everything.
 *
 * @param engine the engine that seems to take less: that which fills the clue cells in every way,
 *     or that which fills the open ones
 * @param time how long it takes with the request's threads, roughly: it may be ten times as long
 */
public record Effort(EngineChoice engine, Duration time) {}
