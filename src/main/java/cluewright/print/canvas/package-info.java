/**
 * The drawing surface for pages and pictures, with inks and type, for PDF, pixels, or the studio's
 * preview. No other package imports PDFBox but {@code book}.
 *
 * <p>Begin with {@link cluewright.print.canvas.Canvas}.
 */
package cluewright.print.canvas;
