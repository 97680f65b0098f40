/**
 * Lays puzzles out on pages and in books, and writes them as PDF, SVG, PNG and animated GIF. It
 * alone imports PDFBox; what is drawn goes to a canvas, so the studio shows the same pages.
 *
 * <p>Begin with {@link cluewright.print.EditionPdf}.
 */
package cluewright.print;
