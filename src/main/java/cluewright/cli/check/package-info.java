/**
 * The commands that check claims: {@code check} for puzzles, masks and HoDoKu's libraries, {@code
 * verify-proof} for proofs. Neither begins a long search by itself. Questions for other solvers are
 * written here too ({@code check --export}).
 *
 * <p>Begin with {@link cluewright.cli.check.CheckCommand}.
 */
package cluewright.cli.check;
