package cluewright.print;

import cluewright.strategy.core.Level;

/** How difficult a puzzle is, on HoDoKu's scale. */
public record Grade(Level level, int score) {}
