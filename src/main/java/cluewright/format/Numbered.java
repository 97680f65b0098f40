package cluewright.format;

/**
 * What was read from a file of many, and where.
 *
 * @param line where it begins, from 1
 */
public record Numbered<T>(int line, T value) {}
