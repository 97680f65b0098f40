/**
 * Lays out editions and writes them as PDF: order and words of the puzzles, cover, contents,
 * chapters, solutions, walk-throughs and page numbers.
 *
 * <p>Begin with {@link cluewright.print.book.EditionPdf}.
 */
package cluewright.print.book;
