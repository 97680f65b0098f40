package cluewright.format;

/**
 * An item read from a file of many, and its place.
 *
 * @param line where it begins, from 1
 */
public record Numbered<T>(int line, T value) {}
