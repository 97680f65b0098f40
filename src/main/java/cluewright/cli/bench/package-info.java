/**
 * The command {@code bench}, which measures how fast engines decide masks. Its rows are for reading
 * and for tables, and its summary compares two engines on the masks that both decided.
 *
 * <p>Begin with {@link cluewright.cli.bench.BenchCommand}.
 */
package cluewright.cli.bench;
