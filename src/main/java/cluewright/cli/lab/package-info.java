/**
 * The command {@code lab} and its subcommands, which compare methods of the literature with
 * Cluewright's own, one experiment each.
 *
 * <p>Begin with {@link cluewright.cli.lab.LabCommand}.
 */
package cluewright.cli.lab;
