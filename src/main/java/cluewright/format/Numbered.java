package cluewright.format;

/**
 * An item from a file of many, with its line.
 *
 * @param line where it begins, from 1
 */
public record Numbered<T>(int line, T value) {}
