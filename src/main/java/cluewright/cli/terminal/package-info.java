/**
 * Holds what every command shares of its process: the streams, the line of progress, files that are
 * written, interruption, exit codes. It knows no command and no option.
 *
 * <p>Begin with {@link cluewright.cli.terminal.Console}.
 */
package cluewright.cli.terminal;
