package cluewright.format.exchange.link;

import java.util.Set;

/**
 * The fields of an object that a reader understands. One that is none of these may be a rule.
 *
 * @param known those that it takes
 * @param settings those of the program that wrote the object, which say nothing of the puzzle
 * @param left those that it has no place for, and that are no rules: what is drawn for the eye
 *     alone, and what follows from the puzzle
 */
record KnownFields(Set<String> known, Set<String> settings, Set<String> left) {}
