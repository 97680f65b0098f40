package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Words and draws chains of alternating strong and weak links. */
public final class ChainEvidence {
  private ChainEvidence() {}

  /** The evidence of a chain of candidates that begins with a strong link. */
  public static Evidence of(Board board, int[] chain, Phrase reason) {
    return of(board, ChainNode.of(board, chain), reason);
  }

  /** The evidence of a chain that begins with a strong link. */
  public static Evidence of(Board board, List<ChainNode> chain, Phrase reason) {
    return of(board, chain, reason, new int[0]);
  }

  /**
   * The evidence of a chain that begins with a strong link.
   *
   * @param changes candidates that both ends exclude, if relations may be why
   */
  public static Evidence of(Board board, List<ChainNode> chain, Phrase reason, int[] changes) {
    UsedRules relations = relations(board, chain);
    for (ChainNode change : ChainNode.of(board, changes)) {
      relations.addBetween(chain.get(0), change);
      relations.addBetween(last(chain), change);
    }
    return evidence(board, chain, links(board, chain), relations.in(reason));
  }

  /**
   * The evidence of a chain whose ends a weak link joins into a loop.
   *
   * @param changes what it eliminates
   */
  public static Evidence ofLoop(Board board, List<ChainNode> chain, Phrase reason, int[] changes) {
    List<Evidence.Link> links = links(board, chain);
    links.add(link(board, last(chain), chain.get(0), Evidence.Strength.WEAK));
    UsedRules relations = relations(board, chain);
    relations.addBetween(last(chain), chain.get(0));
    for (ChainNode change : ChainNode.of(board, changes)) {
      addOfLoop(board, chain, change, relations);
    }
    return evidence(board, chain, links, relations.in(reason));
  }

  /** Adds why both ends of a loop's weak link exclude a candidate. */
  private static void addOfLoop(
      Board board, List<ChainNode> chain, ChainNode change, UsedRules relations) {
    for (int i = 1; i < chain.size(); i += 2) {
      ChainNode one = chain.get(i);
      ChainNode other = chain.get((i + 1) % chain.size());
      if (exclude(board, one, change) && exclude(board, other, change)) {
        relations.addBetween(one, change);
        relations.addBetween(other, change);
        return;
      }
    }
  }

  private static boolean exclude(Board board, ChainNode one, ChainNode other) {
    return Arrays.stream(one.candidates(board))
        .allMatch(
            candidate ->
                Arrays.stream(other.candidates(board))
                    .allMatch(another -> board.exclude(candidate, another)));
  }

  /** The relations that the chain's weak links use. */
  private static UsedRules relations(Board board, List<ChainNode> chain) {
    UsedRules relations = new UsedRules(board);
    for (int i = 2; i < chain.size(); i += 2) {
      relations.addBetween(chain.get(i - 1), chain.get(i));
    }
    return relations;
  }

  private static Evidence evidence(
      Board board, List<ChainNode> chain, List<Evidence.Link> links, Phrase reason) {
    return new Evidence(List.of(), List.of(), marks(board, chain), links, reason);
  }

  /** The evidence of a chain whose ends weak links join to one more candidate. */
  public static Evidence ofLoopThrough(
      Board board, ChainNode candidate, List<ChainNode> chain, Phrase reason) {
    List<Evidence.Link> links = links(board, chain);
    links.add(0, link(board, candidate, chain.get(0), Evidence.Strength.WEAK));
    links.add(link(board, last(chain), candidate, Evidence.Strength.WEAK));
    UsedRules relations = relations(board, chain);
    relations.addBetween(candidate, chain.get(0));
    relations.addBetween(last(chain), candidate);
    return evidence(board, chain, links, relations.in(reason));
  }

  private static ChainNode last(List<ChainNode> chain) {
    return chain.get(chain.size() - 1);
  }

  /** Marks each candidate once, alternately as false and true, supposing the start false. */
  private static List<Evidence.Mark> marks(Board board, List<ChainNode> chain) {
    List<Evidence.Mark> marks = new ArrayList<>();
    for (int i = 0; i < chain.size(); i++) {
      Evidence.Role role = i % 2 == 0 ? Evidence.Role.SECOND : Evidence.Role.PATTERN;
      for (int candidate : chain.get(i).candidates(board)) {
        if (marks.stream().noneMatch(mark -> mark.candidate() == candidate)) {
          marks.add(new Evidence.Mark(candidate, role));
        }
      }
    }
    return marks;
  }

  public static List<Evidence.Link> links(Board board, int[] chain) {
    return links(board, ChainNode.of(board, chain));
  }

  private static List<Evidence.Link> links(Board board, List<ChainNode> chain) {
    List<Evidence.Link> links = new ArrayList<>();
    for (int i = 1; i < chain.size(); i++) {
      links.add(link(board, chain.get(i - 1), chain.get(i), strength(i)));
    }
    return links;
  }

  private static Evidence.Strength strength(int i) {
    return i % 2 == 1 ? Evidence.Strength.STRONG : Evidence.Strength.WEAK;
  }

  /** The link between the nearest candidates of two nodes. */
  private static Evidence.Link link(
      Board board, ChainNode from, ChainNode to, Evidence.Strength strength) {
    int[] best = null;
    for (int one : from.candidates(board)) {
      for (int other : to.candidates(board)) {
        if (best == null || distance(board, one, other) < distance(board, best[0], best[1])) {
          best = new int[] {one, other};
        }
      }
    }
    return new Evidence.Link(best[0], best[1], strength);
  }

  private static int distance(Board board, int one, int other) {
    int down = board.row(board.cellOf(one)) - board.row(board.cellOf(other));
    int across = board.column(board.cellOf(one)) - board.column(board.cellOf(other));
    return down * down + across * across;
  }

  /**
   * The chain as text, for example {@code r1c2(3)=r1c8(3)-r4c8(3)=r4c4(3)}, with = for strong and -
   * for weak.
   */
  public static Phrase text(Board board, List<ChainNode> chain) {
    List<Object> parts = new ArrayList<>(List.of(chain.get(0).text(board)));
    for (int i = 1; i < chain.size(); i++) {
      parts.add(i % 2 == 1 ? "=" : "-");
      parts.add(chain.get(i).text(board));
    }
    return Phrase.together(parts);
  }

  /** The sentence about a chain's ends, with the chain: {@code either r1c2 or r7c5 is 3, by …}. */
  public static Phrase oneEndByChain(Board board, List<ChainNode> chain) {
    return Phrase.of("strategies.reason-chain", oneEnd(board, chain), text(board, chain));
  }

  /** What a chain says about its ends, for example {@code either r1c2 or r7c5 is 3}. */
  public static Phrase oneEnd(Board board, List<ChainNode> chain) {
    ChainNode start = chain.get(0);
    ChainNode end = last(chain);
    return start.digit() == end.digit()
        ? Phrase.of(
            "strategies.reason-one-end-same",
            start.cells(board),
            end.cells(board),
            Words.digit(board, end.digit()))
        : Phrase.of("strategies.reason-one-end", start.claim(board), end.claim(board));
  }
}
