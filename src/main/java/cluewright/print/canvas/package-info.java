/**
 * The surface that pages and pictures are drawn on, with its inks and type: a PDF, pixels, or the
 * preview of the studio. No other package imports PDFBox but {@code book}.
 *
 * <p>Begin with {@link cluewright.print.canvas.Canvas}.
 */
package cluewright.print.canvas;
