package cluewright.model.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Cells whose candidates are given; the value has bit {@code d - 1} for each digit d. */
final class GivenCandidates extends Kind {
  GivenCandidates() {
    super("candidates", Form.REGION, new Mark.InCell(Mark.Figure.CANDIDATES));
  }

  @Override
  public String several() {
    return id();
  }

  @Override
  public boolean isOfCells() {
    return true;
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    int all = (int) ((1L << digits) - 1);
    return Optional.of(new Values(1, all, all));
  }

  /** Of all sets, those of two digits. */
  @Override
  public IntStream valuesIn(List<Integer> cells, Layout layout, IntUnaryOperator digit) {
    int all =
        cells.stream()
            .mapToInt(cell -> 1 << (digit.applyAsInt(cell) - 1))
            .reduce(0, (a, b) -> a | b);
    return IntStream.range(0, layout.digits()).map(other -> all | 1 << other).distinct();
  }

  @Override
  public String label(Rule rule) {
    return written(rule.value());
  }

  @Override
  public String written(int value) {
    return IntStream.rangeClosed(1, Integer.SIZE - Integer.numberOfLeadingZeros(value))
        .filter(digit -> (value >>> (digit - 1) & 1) != 0)
        .mapToObj(String::valueOf)
        .collect(Collectors.joining());
  }

  /** The set of the figures, each a digit. */
  @Override
  public int read(String figures) {
    return figures
        .chars()
        .map(figure -> figure == '0' ? 0 : 1 << (figure - '1'))
        .reduce(0, (one, other) -> one | other);
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return rule.cells().stream()
        .<Primitive>map(cell -> new Primitive.Allow(cell, rule.value()))
        .toList();
  }
}
