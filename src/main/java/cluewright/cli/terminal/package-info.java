/**
 * What commands share of the process: streams, progress, output files, interruption and exit codes.
 * It knows no command and no option.
 *
 * <p>Begin with {@link cluewright.cli.terminal.Console}.
 */
package cluewright.cli.terminal;
