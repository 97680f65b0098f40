/**
 * Starts the program: hands the arguments to the command line, and with them the way to open the
 * studio. It joins the two doors and does nothing else, so no other package imports it.
 *
 * <p>Begin with {@link cluewright.Launcher}.
 */
package cluewright;
