/**
 * Holds the commands that say whether something holds: {@code check} of puzzles, masks and HoDoKu's
 * libraries, {@code verify-proof} of proofs. Neither begins a long search.
 *
 * <p>Begin with {@link cluewright.cli.check.CheckCommand}.
 */
package cluewright.cli.check;
