/**
 * The entry to the command line: the list of commands, help, failures, and the first run where no
 * window can open. It never imports the studio, and so runs where there is no display; the commands
 * stand in the packages below.
 *
 * <p>Begin with {@link cluewright.cli.Cli}.
 */
package cluewright.cli;
