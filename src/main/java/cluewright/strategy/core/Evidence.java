package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The argument for a deduction, for drawing and wording.
 *
 * @param houses the houses that the argument is about; for fish the base lines
 * @param covers the houses that the argument reaches into, such as the cover lines of a fish
 * @param marks the candidates that the argument names, each with its role
 * @param links the links of a chain, in its order
 * @param rules the rules that the argument is about, apart from houses
 * @param reason the argument in a sentence, without its conclusion and its full stop
 */
public record Evidence(
    List<House> houses,
    List<House> covers,
    List<Mark> marks,
    List<Link> links,
    List<Seen> rules,
    Phrase reason) {

  /** The role of a candidate in an argument. */
  public enum Role {
    /** Part of the pattern, the first of two colours, or the start of a chain's link. */
    PATTERN,
    /** The second colour, or false in a chain whose start is supposed false. */
    SECOND,
    /** A candidate beyond the plain pattern, for which the conclusion holds as well. */
    FIN
  }

  /** A candidate, numbered by {@link Board#candidate}, and its role. */
  public record Mark(int candidate, Role role) {}

  /**
   * A rule that an argument is about.
   *
   * @param cells its cells; of a rule of the whole board, those that were looked at
   */
  public record Seen(Rule rule, CellSet cells) {}

  /** What one end of a link implies about the other. */
  public enum Strength {
    /** If one end is false, the other is true. */
    STRONG,
    /** If one end is true, the other is false. */
    WEAK
  }

  /** A link between two candidates, numbered by {@link Board#candidate}. */
  public record Link(int from, int to, Strength strength) {}

  public Evidence {
    houses = List.copyOf(houses);
    covers = List.copyOf(covers);
    marks = List.copyOf(marks);
    links = List.copyOf(links);
    rules = List.copyOf(rules);
  }

  /** An argument that is not about rules. */
  public Evidence(
      List<House> houses, List<House> covers, List<Mark> marks, List<Link> links, Phrase reason) {
    this(houses, covers, marks, links, List.of(), reason);
  }

  /** An argument about a rule. */
  public static Evidence of(Rule rule, CellSet cells, List<Mark> marks, Phrase reason) {
    return new Evidence(
        List.of(), List.of(), marks, List.of(), List.of(new Seen(rule, cells)), reason);
  }

  /** An argument about some digits in some cells of some houses. */
  public static Evidence of(
      Board board, List<House> houses, CellSet cells, int digits, Phrase reason) {
    return new Evidence(
        houses, List.of(), marks(board, cells, digits, Role.PATTERN), List.of(), reason);
  }

  /** This evidence about some houses. */
  public Evidence in(List<House> about) {
    return new Evidence(about, covers, marks, links, rules, reason);
  }

  public static List<Mark> marks(Board board, CellSet cells, int digits, Role role) {
    return IntStream.of(Candidates.ofEach(board, cells, digits))
        .mapToObj(candidate -> new Mark(candidate, role))
        .toList();
  }

  public static List<Mark> marks(int[] candidates, Role role) {
    return IntStream.of(candidates).mapToObj(candidate -> new Mark(candidate, role)).toList();
  }

  /** The cells of the marked candidates. */
  public CellSet cells(Board board) {
    return CellSet.of(marks.stream().mapToInt(mark -> board.cellOf(mark.candidate())));
  }
}
