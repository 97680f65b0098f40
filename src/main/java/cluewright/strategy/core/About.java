package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The description of a strategy as data: everything that the command line, studio, help and engines
 * need to know without running it.
 *
 * @param id the name used on the command line and in files: lower case, words joined by hyphens
 * @param letter the letter that stands for it in combinations such as {@code NHL}, or empty
 * @param group the family that it belongs to
 * @param names the names in use, the one that Cluewright prefers first
 * @param explanation one line for a person who has never heard of it
 * @param variants its forms, at least one; each deduction is of one of them
 * @param places true if it places digits; a set in which no strategy does completes nothing
 * @param isMonotone true if what it concludes from a state can still be concluded from every later
 *     one, until it is done: then the closure of a set does not depend on the order of application
 *     (paper, section 3). Only sets of such strategies have exact verdicts that rest on closures
 * @param company the ids of the strategies beside which it is monotone, although it is not by
 *     itself: where a later state has lost its pattern, these have concluded the same, or can.
 *     Those that do not fit a board are not needed there. Empty if it is monotone, or never
 * @param monotoneOn the boards on which it is monotone, whatever stands beside it, although it is
 *     not on all; empty if there are none such
 * @param impliedBy the ids of strategies each of which concludes whatever this one does
 * @param scope the boards and states for which it is
 */
public record About(
    String id,
    String letter,
    Group group,
    List<Phrase> names,
    Phrase explanation,
    List<Variant> variants,
    boolean places,
    boolean isMonotone,
    List<String> company,
    Optional<Limit> monotoneOn,
    List<String> impliedBy,
    Scope scope) {
  private static final int HODOKUS_DIGITS = 9;

  public About {
    names = List.copyOf(names);
    variants = List.copyOf(variants);
    company = List.copyOf(company);
    impliedBy = List.copyOf(impliedBy);
  }

  /** Hashes the id alone, since sets of strategies are compared often and ids are unique. */
  @Override
  public int hashCode() {
    return id.hashCode();
  }

  /**
   * A strategy with one form that is monotone and only eliminates, without a letter or another
   * name.
   */
  public static About of(Group group, Variant variant) {
    return new About(variant.id(), group, List.of(variant));
  }

  /** A strategy that is monotone and only eliminates, without a letter or another name. */
  public About(String id, Group group, List<Variant> variants) {
    this(id, group, 0, variants);
  }

  /**
   * A strategy that is monotone and only eliminates, with its words in the bundle {@code
   * strategies}.
   */
  public About(String id, Group group, int otherNames, List<Variant> variants) {
    this(id, group, names(id, otherNames), Phrase.of("strategies.why-" + id), variants, Scope.ALL);
  }

  /** A strategy that is monotone and only eliminates, for some boards, with its own words. */
  public About(
      String id,
      Group group,
      List<Phrase> names,
      Phrase explanation,
      List<Variant> variants,
      Scope scope) {
    this(
        id,
        "",
        group,
        names,
        explanation,
        variants,
        false,
        true,
        List.of(),
        Optional.empty(),
        List.of(),
        scope);
  }

  private static List<Phrase> names(String id, int others) {
    return Stream.concat(
            Stream.of(Phrase.of("strategies.name-" + id)),
            IntStream.rangeClosed(1, others)
                .mapToObj(number -> Phrase.of("strategies.also-" + id + "-" + number)))
        .toList();
  }

  /** True if it is useful only on boards larger than 9x9, which HoDoKu does not have. */
  public boolean isForLargerBoards() {
    return leastDigits() > HODOKUS_DIGITS;
  }

  /** The fewest digits of boards on which it is used. */
  public int leastDigits() {
    return scope.leastDigits();
  }

  public About with(Limit limit) {
    return but(draft -> draft.scope = scope.with(limit));
  }

  /** This description, limited to states with at most a number of open candidates. */
  public About upTo(int candidates) {
    return but(draft -> draft.scope = scope.upTo(candidates));
  }

  public About withLetter(String single) {
    return but(draft -> draft.letter = single);
  }

  /** This description with other names from the bundle {@code strategies}, numbered from 1. */
  public About withOtherNames(int count) {
    return but(draft -> draft.names = names(id, count));
  }

  public About placing() {
    return but(draft -> draft.places = true);
  }

  /** A description of a strategy that no others make monotone. */
  public About notMonotone() {
    return monotoneBeside();
  }

  /** A description of a strategy that is monotone only beside some others, by their ids. */
  public About monotoneBeside(String... ids) {
    return but(
        draft -> {
          draft.isMonotone = false;
          draft.company = List.of(ids);
          draft.monotoneOn = Optional.empty();
        });
  }

  /** A description of a strategy that is monotone on some boards only. */
  public About monotoneOn(Limit boards) {
    return notMonotone().but(draft -> draft.monotoneOn = Optional.of(boards));
  }

  public About impliedBy(String... ids) {
    return but(draft -> draft.impliedBy = List.of(ids));
  }

  /** What a copy may have otherwise. */
  private final class Draft {
    private String letter = About.this.letter;
    private List<Phrase> names = About.this.names;
    private boolean places = About.this.places;
    private boolean isMonotone = About.this.isMonotone;
    private List<String> company = About.this.company;
    private Optional<Limit> monotoneOn = About.this.monotoneOn;
    private List<String> impliedBy = About.this.impliedBy;
    private Scope scope = About.this.scope;
  }

  private About but(Consumer<Draft> change) {
    Draft draft = new Draft();
    change.accept(draft);
    return new About(
        id,
        draft.letter,
        group,
        draft.names,
        explanation,
        variants,
        draft.places,
        draft.isMonotone,
        draft.company,
        draft.monotoneOn,
        draft.impliedBy,
        draft.scope);
  }

  /**
   * True if it is monotone on a board, whatever stands beside it: also if it looks at every state
   * there.
   */
  boolean isMonotone(Board board) {
    return isMonotone
        || (scope.hasEveryState(board)
            && monotoneOn.filter(boards -> boards.holds(board)).isPresent());
  }
}
