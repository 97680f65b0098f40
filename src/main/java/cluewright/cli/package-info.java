/**
 * Holds the command line: commands and options of picocli, output and exit codes. It never imports
 * the studio, and so runs where there is no display; it alone writes to the terminal.
 *
 * <p>Begin with {@link cluewright.cli.Cli}.
 */
package cluewright.cli;
