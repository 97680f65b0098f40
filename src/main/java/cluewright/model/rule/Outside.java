package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/**
 * A number outside the grid about the cells that one sees from there; 0 stands in a name by being
 * left out.
 */
final class Outside extends Kind {

  /** What a number says of the cells, in the order in which they are seen. */
  @FunctionalInterface
  interface Meaning {
    List<Primitive> of(List<Integer> cells, Layout layout, int number);
  }

  private final boolean isAlike;
  private final Offer offer;
  private final Meaning meaning;

  /** The numbers that cells may have whose digits all differ. */
  @FunctionalInterface
  interface Offer {
    Values of(int cells, Layout layout);
  }

  /**
   * @param isAlike whether the number says the same from the other side
   * @param offer the numbers that can be in a row or column
   */
  Outside(
      String id, String words, Mark.Frame frame, boolean isAlike, Offer offer, Meaning meaning) {
    super(id, words, Form.OUTSIDE, new Mark.Beside(frame));
    this.isAlike = isAlike;
    this.offer = offer;
    this.meaning = meaning;
  }

  @Override
  public String several() {
    return words().endsWith("ch") ? words() + "es" : super.several();
  }

  @Override
  public boolean isAlike() {
    return isAlike;
  }

  @Override
  public boolean isDirected() {
    return true;
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(0, digits * Math.max(cells, digits), 0));
  }

  @Override
  public Optional<Values> offered(int cells, Layout layout) {
    return Optional.of(offer.of(cells, layout));
  }

  @Override
  public String label(Rule rule) {
    return String.valueOf(rule.value());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return meaning.of(rule.cells(), layout, rule.value());
  }
}
