/**
 * Holds the options that several commands share, and the converters of their values. A value that
 * is wrong is answered with those that are right.
 *
 * <p>Begin with {@link cluewright.cli.option.RequestOptions}.
 */
package cluewright.cli.option;
