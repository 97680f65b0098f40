/**
 * Binds an edition: order and words of its puzzles, cover, contents, chapters, solutions and
 * walk-throughs, page numbers; and writes it as PDF.
 *
 * <p>Begin with {@link cluewright.print.book.EditionPdf}.
 */
package cluewright.print.book;
