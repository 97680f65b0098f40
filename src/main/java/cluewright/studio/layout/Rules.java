package cluewright.studio.layout;

import cluewright.document.Document;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.search.Arguments;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The rules of a board being edited. Whatever is drawn, they are those of some board; what none can
 * have is refused beforehand.
 *
 * @param plain the board without them
 * @param board the board with them
 */
record Rules(Board plain, Board board) {

  static Rules of(Board board) {
    return new Rules(Boards.withoutRules(board), board);
  }

  /** These rules on another board of the same size. */
  Rules on(Board other) {
    Board bare = Boards.withoutRules(other);
    return bare.equals(plain) ? this : new Rules(bare, Boards.withRules(bare, board.drawn()));
  }

  private Rules with(Collection<Rule> rules) {
    return new Rules(plain, Boards.withRules(plain, rules));
  }

  boolean isEmpty() {
    return board.drawn().isEmpty();
  }

  /**
   * The puzzle that the board would be in the place of a document's: with the digits of a draft, or
   * without clues where none are needed; empty if it would be the board of a mask.
   */
  Optional<Puzzle> alone(Document current) {
    boolean isAsLarge = ShapeLibrary.isAsLarge(board, current.mask().board());
    CellSet clues = isAsLarge ? current.mask().clues() : CellSet.empty();
    Document next = current.withMask(new Mask(board, clues));
    if (next.isDraft() && !board.isOpen()) {
      return Optional.of(next.fixed());
    }
    return clues.isEmpty() && !board.isOpen() && Arguments.fewestClues(board) == 0
        ? Optional.of(Puzzle.empty(board))
        : Optional.empty();
  }

  /**
   * Some digits with a value for one of the rules, on a board where nothing is open: of what is, it
   * has what holds whatever the value is.
   */
  Puzzle tried(Rule rule, int value, Puzzle digits) {
    return digits.on(with(rule.withValue(value), Optional.of(rule)).board()).onWeakest();
  }

  /** The digits of a document on these rules, or none where it has no digit for some clue. */
  Puzzle digits(Document current) {
    Puzzle digits = current.digits();
    boolean isWhole =
        ShapeLibrary.isAsLarge(board, digits.board())
            && digits.mask().clues().equals(current.mask().clues());
    return isWhole ? digits.on(board) : Puzzle.empty(board);
  }

  Rules cleared() {
    return new Rules(plain, plain);
  }

  /** True if some cell is in no cage. */
  boolean hasRoomForCages() {
    return board.rules(Kinds.CAGE).stream().mapToInt(cage -> cage.cells().size()).sum()
        < board.cells();
  }

  /** True if a rule with the same cells in the opposite order says the same. */
  boolean saysAlike(Rule rule) {
    List<Integer> back = new ArrayList<>(rule.cells());
    Collections.reverse(back);
    return rule.kind().isAlike() && at(new RuleValue.Place(rule.kind(), back)).isPresent();
  }

  boolean has(Rule rule) {
    return board.rules().contains(rule);
  }

  /**
   * These rules with more, without duplicates of a sign between the same cells. An X takes the
   * place of a V between the same cells and the other way round, and an inequality sign that of the
   * one that opens towards the other side.
   */
  Rules withMore(List<Rule> more) {
    List<Rule> next =
        new ArrayList<>(left(each -> more.stream().anyMatch(one -> excludes(one, each))));
    next.addAll(more);
    return with(next);
  }

  private static boolean excludes(Rule one, Rule other) {
    boolean areLetters =
        one.kind().mark() instanceof Mark.Letter && other.kind().mark() instanceof Mark.Letter;
    return one.kind().form() == Form.EDGE
        && (one.kind() == other.kind() || areLetters)
        && Set.copyOf(one.cells()).equals(Set.copyOf(other.cells()));
  }

  /** These rules, with all of some kinds replaced. */
  Rules withAll(Collection<Kind> kinds, Collection<Rule> rules) {
    List<Rule> next = new ArrayList<>(left(each -> kinds.contains(each.kind())));
    next.addAll(rules);
    return with(next);
  }

  Rules without(List<Rule> rules) {
    return withoutAll(rules::contains);
  }

  Rules withoutAll(Predicate<Rule> unwanted) {
    return with(left(unwanted));
  }

  private List<Rule> left(Predicate<Rule> unwanted) {
    return board.drawn().stream().filter(unwanted.negate()).toList();
  }

  Optional<Rule> regionAt(Kind kind, int cell) {
    return board.rules(kind).stream().filter(rule -> rule.cells().contains(cell)).findFirst();
  }

  /** The rule of a kind with exactly these cells, whatever its value. */
  Optional<Rule> at(RuleValue.Place place) {
    return board.rules(place.kind()).stream()
        .filter(rule -> rule.cells().equals(place.cells()))
        .findFirst();
  }

  /** These rules with one more, which may replace another. */
  Rules with(Rule rule, Optional<Rule> before) {
    List<Rule> next = new ArrayList<>(board.drawn());
    before.ifPresent(next::remove);
    next.add(rule);
    return with(next);
  }

  /**
   * These rules with some cells in no region of some kinds; values that the others cannot have are
   * dropped.
   */
  Rules withoutCells(CellSet cells, Predicate<Kind> kinds) {
    return with(
        board.drawn().stream()
            .flatMap(rule -> kinds.test(rule.kind()) ? reduced(rule, cells) : Stream.of(rule))
            .toList());
  }

  private Stream<Rule> reduced(Rule rule, CellSet gone) {
    CellSet left = CellSet.of(rule.cells()).minus(gone);
    boolean isSame = rule.kind().form() != Form.REGION || left.size() == rule.cells().size();
    if (isSame) {
      return Stream.of(rule);
    }
    boolean isGone = left.isEmpty() || rule.kind().mark() instanceof Mark.Corner;
    return isGone ? Stream.empty() : Stream.of(fitted(rule.kind(), left, rule.value()));
  }

  /** A region with a value, or with the usual one if no digits have it. */
  Rule fitted(Kind kind, CellSet cells, int value) {
    return new Rule(kind, cells.stream().boxed().toList(), value(kind, cells.size(), value));
  }

  /** A wanted value, or the usual one if a rule of a kind with so many cells cannot have it. */
  int value(Kind kind, int cells, int wanted) {
    return canHave(kind, cells, wanted) ? wanted : kind.usualValue(cells, board.digits());
  }

  /** True if rules of a kind with so many cells have a value, or may have it open. */
  boolean canHave(Kind kind, int cells, int value) {
    return value == Rule.OPEN
        ? kind.mayBeOpen(cells, board.digits())
        : values(kind, cells).filter(values -> values.contain(value)).isPresent();
  }

  /** These rules with the values of some open, where these can be. */
  Rules opened(Predicate<Rule> wanted) {
    return with(
        board.drawn().stream()
            .map(
                rule ->
                    wanted.test(rule) && canHave(rule.kind(), rule.cells().size(), Rule.OPEN)
                        ? rule.withValue(Rule.OPEN)
                        : rule)
            .toList());
  }

  /** The rules of another board, with those open ones of these that have no place on it. */
  Rules drawnOn(Board valued) {
    List<Rule> all = new ArrayList<>(valued.drawn());
    board.drawn().stream()
        .filter(rule -> rule.isOpen() && valued.drawn().stream().noneMatch(rule::isAt))
        .forEach(all::add);
    return with(all);
  }

  Optional<Values> values(Kind kind, int cells) {
    return kind.offered(cells, board.layout());
  }

  /** The cells between which no digits fit, whatever the others hold. */
  CellSet contradictions() {
    CellSet all = CellSet.empty();
    for (Board.RulePair pair : board.pairs()) {
      if (!someDigitsFit(pair.first(), pair.second())) {
        all = all.union(pair.cells());
      }
    }
    return all;
  }

  private boolean someDigitsFit(int a, int b) {
    return board
        .digitRange()
        .anyMatch(one -> board.digitRange().anyMatch(two -> fit(a, one, b, two)));
  }

  private boolean fit(int a, int one, int b, int two) {
    return !board.exclude(board.candidate(a, one), board.candidate(b, two))
        && board.sums().stream()
            .filter(sum -> sum.cells().equals(CellSet.of(a, b)))
            .allMatch(sum -> sum.total() == one + two);
  }
}
