/**
 * Holds the commands that say whether something holds: {@code check} of puzzles, masks and HoDoKu's
 * libraries, {@code verify-proof} of proofs. Neither begins a long search by itself. Questions for
 * other solvers are written here too ({@code check --export}).
 *
 * <p>Begin with {@link cluewright.cli.check.CheckCommand}.
 */
package cluewright.cli.check;
