/**
 * The options that several commands share, with converters for their values. A value that is wrong
 * is answered with those that are right.
 *
 * <p>Begin with {@link cluewright.cli.option.RequestOptions}.
 */
package cluewright.cli.option;
