/**
 * Parts of a page that know their height: boards, paragraphs, captions, solutions.
 *
 * <p>Begin with {@link cluewright.print.block.Block}.
 */
package cluewright.print.block;
