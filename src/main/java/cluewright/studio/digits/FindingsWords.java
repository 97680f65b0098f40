package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for what is known about digits. */
public final class FindingsWords {
  private final Optional<Findings> findings;

  public FindingsWords(Optional<Findings> findings) {
    this.findings = findings;
  }

  /** The kind of verdict whose style is used. */
  String look() {
    SolutionCount solutions = count();
    if (solutions.isOne()) {
      return "found";
    }
    if (solutions.isNone()) {
      return "impossible";
    }
    if (solutions.isSeveral()) {
      return "undecided";
    }
    return isComplete() ? "open" : "running";
  }

  private SolutionCount count() {
    return findings.map(Findings::solutions).orElse(SolutionCount.UNKNOWN);
  }

  private boolean isComplete() {
    return findings.map(Findings::isComplete).orElse(false);
  }

  /** True if values of the board's rules are open, so that there is nothing to count. */
  private boolean isOpen() {
    return findings.filter(now -> now.digits().board().isOpen()).isPresent();
  }

  /** The number of solutions. */
  public Phrase sentence() {
    if (isOpen()) {
      return Phrase.of("digits.open-values");
    }
    SolutionCount solutions = count();
    boolean isCounting = !solutions.isExact() && !solutions.isSeveral() && !isComplete();
    return isCounting ? Phrase.of("digits.counting") : solutions.words();
  }

  /** What to look at on the board. */
  public Phrase detail() {
    if (isOpen()) {
      return Phrase.of("digits.open-values-detail");
    }
    return findings.map(FindingsWords::detail).orElse(Phrase.NOTHING);
  }

  private static Phrase detail(Findings now) {
    SolutionCount solutions = now.solutions();
    if (solutions.isNone()) {
      return Phrase.sentences(
          now.flaw().map(Flaw::sentence).orElse(Phrase.of("digits.no-reason")),
          culprits(now),
          open("digits.open-clues", now));
    }
    if (solutions.isOne()) {
      return Phrase.sentences(redundant(now), open("digits.open-clues", now), signs(now));
    }
    return solutions.isSeveral()
        ? Phrase.sentences(
            Phrase.of(
                isWhole(now) ? "digits.differ" : "digits.differ-at-least", now.differing().size()),
            deciding(now),
            open("digits.open-candidates", now))
        : Phrase.NOTHING;
  }

  private static boolean isWhole(Findings now) {
    return now.isComplete() && now.undecided() == 0;
  }

  private static Phrase deciding(Findings now) {
    return now.solutions().isExact()
        ? Phrase.of("digits.deciding", now.deciding().size())
        : Phrase.NOTHING;
  }

  private static Phrase culprits(Findings now) {
    return isSpareKnown(now) ? Phrase.of("digits.culprits", now.spare().size()) : Phrase.NOTHING;
  }

  private static Phrase redundant(Findings now) {
    if (isSpareKnown(now)) {
      return Phrase.of("digits.redundant", now.spare().size());
    }
    return now.isComplete() ? Phrase.NOTHING : Phrase.of("digits.looking-for-redundant");
  }

  /** The redundant signs by their kinds and first cells, or how many they are. */
  private static Phrase signs(Findings now) {
    Board board = now.digits().board();
    List<Rule> redundant = now.signs().redundant();
    int undecided = now.signs().undecided();
    Map<Kind, List<String>> cells = new LinkedHashMap<>();
    for (Rule sign : redundant) {
      cells
          .computeIfAbsent(sign.kind(), kind -> new ArrayList<>())
          .add(board.label(sign.cells().get(0)));
    }
    List<Phrase> named =
        cells.entrySet().stream()
            .map(
                each ->
                    Phrase.of(
                        "digits.signs-at", Words.kind(each.getKey()), Words.list(each.getValue())))
            .toList();
    boolean isKnown =
        !board.drawn().isEmpty() && (!redundant.isEmpty() || (now.isComplete() && undecided == 0));
    return Phrase.sentences(
        isKnown
            ? Phrase.of("digits.redundant-signs", redundant.size(), Phrase.list(named))
            : Phrase.NOTHING,
        undecided == 0 ? Phrase.NOTHING : Phrase.of("digits.open-signs", undecided));
  }

  /** True if redundant clues are known; that there are none is only known once all are decided. */
  private static boolean isSpareKnown(Findings now) {
    return isWhole(now) || !now.spare().isEmpty();
  }

  private static Phrase open(String key, Findings now) {
    return now.undecided() == 0 ? Phrase.NOTHING : Phrase.of(key, now.undecided());
  }
}
