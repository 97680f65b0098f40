/**
 * Holds {@code lab} and its subcommands: the methods of the literature side by side with ours, each
 * experiment by one command.
 *
 * <p>Begin with {@link cluewright.cli.lab.LabCommand}.
 */
package cluewright.cli.lab;
