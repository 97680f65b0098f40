package cluewright.strategy;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;

/** How chains are written and drawn: candidates whose links are strong and weak in turn. */
final class ChainEvidence {
  private ChainEvidence() {}

  /** The evidence of a chain that starts with a strong link. */
  static Evidence of(Board board, int[] chain, String reason) {
    return new Evidence(List.of(), List.of(), marks(chain), links(chain), reason);
  }

  /** The evidence of a chain whose two ends a weak link joins to a loop. */
  static Evidence ofLoop(Board board, int[] chain, String reason) {
    List<Evidence.Link> links = links(chain);
    links.add(new Evidence.Link(chain[chain.length - 1], chain[0], Evidence.Strength.WEAK));
    return new Evidence(List.of(), List.of(), marks(chain), links, reason);
  }

  /** The evidence of a chain both of whose ends a weak link joins to one more candidate. */
  static Evidence ofLoopThrough(Board board, int candidate, int[] chain, String reason) {
    List<Evidence.Link> links = links(chain);
    links.add(0, new Evidence.Link(candidate, chain[0], Evidence.Strength.WEAK));
    links.add(new Evidence.Link(chain[chain.length - 1], candidate, Evidence.Strength.WEAK));
    return new Evidence(List.of(), List.of(), marks(chain), links, reason);
  }

  /** Each candidate once: false and true in turn while the start is supposed false. */
  private static List<Evidence.Mark> marks(int[] chain) {
    List<Evidence.Mark> marks = new ArrayList<>();
    for (int i = 0; i < chain.length; i++) {
      int candidate = chain[i];
      if (marks.stream().noneMatch(mark -> mark.candidate() == candidate)) {
        marks.add(
            new Evidence.Mark(
                candidate, i % 2 == 0 ? Evidence.Role.SECOND : Evidence.Role.PATTERN));
      }
    }
    return marks;
  }

  static List<Evidence.Link> links(int[] chain) {
    List<Evidence.Link> links = new ArrayList<>();
    for (int i = 1; i < chain.length; i++) {
      links.add(new Evidence.Link(chain[i - 1], chain[i], strength(i)));
    }
    return links;
  }

  private static Evidence.Strength strength(int i) {
    return i % 2 == 1 ? Evidence.Strength.STRONG : Evidence.Strength.WEAK;
  }

  /** For example {@code r1c2(3)=r1c8(3)-r4c8(3)=r4c4(3)}, with = for strong and - for weak. */
  static String text(Board board, int[] chain) {
    StringBuilder text = new StringBuilder(text(board, chain[0]));
    for (int i = 1; i < chain.length; i++) {
      text.append(i % 2 == 1 ? '=' : '-').append(text(board, chain[i]));
    }
    return text.toString();
  }

  /** For example {@code r1c2(3)}. */
  static String text(Board board, int candidate) {
    return cell(board, candidate) + "(" + symbol(board, candidate) + ")";
  }

  /** For example {@code r1c2 is 3}. */
  static String claim(Board board, int candidate) {
    return cell(board, candidate) + " is " + symbol(board, candidate);
  }

  static String cell(Board board, int candidate) {
    return board.label(board.cellOf(candidate));
  }

  static char symbol(Board board, int candidate) {
    return board.symbol(board.digitOf(candidate));
  }

  /** For example {@code either r1c2 or r7c5 is 3}, what a chain says of its ends. */
  static String oneEnd(Board board, int[] chain) {
    int start = chain[0];
    int end = chain[chain.length - 1];
    return board.digitOf(start) == board.digitOf(end)
        ? "either " + cell(board, start) + " or " + claim(board, end)
        : "either " + claim(board, start) + " or " + claim(board, end);
  }
}
