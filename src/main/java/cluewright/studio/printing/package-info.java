/**
 * The window in which pages and books are set up, previewed, and printed or saved as PDF. {@link
 * cluewright.print} lays the pages out; here they become shapes on a screen.
 *
 * <p>Begin with {@link cluewright.studio.printing.PrintingViewModel}.
 */
package cluewright.studio.printing;
