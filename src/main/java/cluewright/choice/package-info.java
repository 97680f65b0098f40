/**
 * Describes each user choice once: its values, how it is read and changed, and its words. The
 * options of the command line, the rows of windows and what is kept between two starts follow from
 * that.
 *
 * <p>Begin with {@link cluewright.choice.Choice}.
 */
package cluewright.choice;
