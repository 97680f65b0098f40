package cluewright.print;

import cluewright.strategy.core.Level;

/** The difficulty of a puzzle, on HoDoKu's scale. */
public record Grade(Level level, int score) {}
