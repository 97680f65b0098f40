/**
 * The parts of a page, each with a known height: boards, paragraphs, captions and solutions.
 *
 * <p>Begin with {@link cluewright.print.block.Block}.
 */
package cluewright.print.block;
