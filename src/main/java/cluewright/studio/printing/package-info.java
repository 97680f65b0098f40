/**
 * Holds the window in which pages and books are chosen, seen and sent to a printer or a PDF file.
 * {@link cluewright.print} lays the pages out; here they become shapes on a screen.
 *
 * <p>Begin with {@link cluewright.studio.printing.PrintingViewModel}.
 */
package cluewright.studio.printing;
