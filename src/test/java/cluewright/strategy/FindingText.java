package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A deduction as it is recorded: its sentence, and below it what is drawn, such as {@code about row
 * 2, covers column 3, pattern r1c1(5) r1c4(5), links r1c1(5)=r1c4(5)-r2c4(5)}.
 */
final class FindingText {
  private final Board board;
  private final Deduction deduction;
  private final Evidence evidence;
  private final List<String> parts = new ArrayList<>();

  private FindingText(Deduction deduction) {
    this.board = deduction.board();
    this.deduction = deduction;
    this.evidence = deduction.evidence();
  }

  /** Two lines, or one where nothing is drawn. */
  static List<String> of(Deduction deduction) {
    FindingText text = new FindingText(deduction);
    text.addForm();
    text.addHouses("about", text.evidence.houses());
    text.addHouses("covers", text.evidence.covers());
    text.addMarks();
    text.addLinks();
    String drawn = "  " + String.join(", ", text.parts);
    return text.parts.isEmpty()
        ? List.of(deduction.sentence().toString())
        : List.of(deduction.sentence().toString(), drawn);
  }

  private void addForm() {
    if (deduction.strategy().variants().size() > 1) {
      parts.add("form " + (1 + deduction.strategy().variants().indexOf(deduction.variant())));
    }
  }

  private void addHouses(String word, List<House> houses) {
    if (!houses.isEmpty()) {
      parts.add(word + " " + String.join(" ", houses.stream().map(House::toString).toList()));
    }
  }

  private void addMarks() {
    for (Evidence.Role role : Evidence.Role.values()) {
      List<String> marked =
          evidence.marks().stream()
              .filter(mark -> mark.role() == role)
              .map(mark -> candidate(mark.candidate()))
              .toList();
      if (!marked.isEmpty()) {
        parts.add(role.name().toLowerCase(Locale.ROOT) + " " + String.join(" ", marked));
      }
    }
  }

  /** Those that go on from each other in one piece. */
  private void addLinks() {
    StringBuilder chain = new StringBuilder();
    int last = -1;
    for (Evidence.Link link : evidence.links()) {
      if (link.from() != last) {
        chain.append(' ').append(candidate(link.from()));
      }
      chain.append(link.strength() == Evidence.Strength.STRONG ? '=' : '-');
      chain.append(candidate(link.to()));
      last = link.to();
    }
    if (chain.length() > 0) {
      parts.add("links" + chain);
    }
  }

  private String candidate(int candidate) {
    return "%s(%s)"
        .formatted(board.label(board.cellOf(candidate)), board.symbol(board.digitOf(candidate)));
  }
}
