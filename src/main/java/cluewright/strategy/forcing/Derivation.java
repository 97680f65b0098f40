package cluewright.strategy.forcing;

import cluewright.strategy.chain.Implications;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The statements that follow from a supposition, breadth first, each with its reasons.
 *
 * <p>Nets add singles: a candidate is true when all others of a choice are false, at once where
 * there are no others. It ends as soon as something contradicts itself, or the goal is met.
 */
final class Derivation {
  private static final int[] NONE = {};

  private final ForcingChain.Kind kind;
  private final Implications implications;
  private final Choices choices;

  /** By node, the choices that it belongs to. */
  private final int[][] choicesOf;

  /** By statement, its reasons; null if it does not follow. */
  private final int[][] reasons;

  private final int[] order;
  private int count;
  private int[] clash = NONE;
  private int emptied;

  Derivation(ForcingChain.Kind kind, Implications implications, Choices choices) {
    this.kind = kind;
    this.implications = implications;
    this.choices = choices;
    this.reasons = new int[implications.statements()][];
    this.order = new int[implications.statements()];
    List<List<Integer>> lists = new ArrayList<>();
    for (int node = 0; node < implications.size(); node++) {
      lists.add(new ArrayList<>());
    }
    for (int choice = 0; choice < choices.size(); choice++) {
      for (int i = 0; i < choices.size(choice); i++) {
        lists.get(choices.node(choice, i)).add(choice);
      }
    }
    this.choicesOf =
        lists.stream()
            .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
  }

  /** Derives statements from a premise until there is a contradiction or the goal is reached. */
  void from(int premise, int goal) {
    Arrays.fill(reasons, null);
    count = 0;
    clash = NONE;
    emptied = -1;
    add(premise, NONE);
    for (int choice = 0; choice < choices.size() && kind == ForcingChain.Kind.NET; choice++) {
      if (choices.size(choice) == 1) {
        add(Implications.isTrue(choices.node(choice, 0)), NONE);
      }
    }
    for (int head = 0; head < count && clash.length == 0 && reasons[goal] == null; head++) {
      follow(order[head]);
    }
  }

  /** Derives statements from a contradictory premise until the contradiction. */
  void refute(int premise) {
    from(premise, implications.negation(premise));
    if (clash.length == 0) {
      throw new IllegalStateException("not refuted: " + premise);
    }
  }

  private void follow(int statement) {
    int words = implications.words();
    for (int word = 0; word < words; word++) {
      long row = implications.rows()[statement * words + word];
      for (long rest = row; rest != 0; rest &= rest - 1) {
        add(word * Long.SIZE + Long.numberOfTrailingZeros(rest), statement);
      }
    }
    if (kind == ForcingChain.Kind.NET
        && !implications.isAboutGroup(statement)
        && !implications.affirms(statement)) {
      for (int choice : choicesOf[implications.nodeOf(statement)]) {
        findSingle(choice);
      }
    }
  }

  private void findSingle(int choice) {
    int left = -1;
    int[] others = new int[choices.size(choice) - 1];
    int gone = 0;
    for (int i = 0; i < choices.size(choice); i++) {
      int node = choices.node(choice, i);
      if (isDerived(implications.isFalse(node)) && gone < others.length) {
        others[gone++] = implications.isFalse(node);
      } else {
        left = node;
      }
    }
    if (gone == others.length && !isDerived(implications.isFalse(left))) {
      add(Implications.isTrue(left), others);
    }
  }

  private void add(int statement, int... from) {
    if (reasons[statement] != null || clash.length > 0) {
      return;
    }
    reasons[statement] = from;
    order[count++] = statement;
    if (implications.isAboutGroup(statement)) {
      return;
    }
    int negation = implications.negation(statement);
    if (reasons[negation] != null) {
      clash = new int[] {statement, negation};
    } else if (!implications.affirms(statement)) {
      findEmpty(implications.nodeOf(statement));
    }
  }

  private void findEmpty(int node) {
    for (int choice : choicesOf[node]) {
      int[] gone = new int[choices.size(choice)];
      int size = 0;
      while (size < gone.length && isDerived(implications.isFalse(choices.node(choice, size)))) {
        gone[size] = implications.isFalse(choices.node(choice, size));
        size++;
      }
      if (size == gone.length) {
        clash = gone;
        emptied = choice;
        return;
      }
    }
  }

  boolean isDerived(int statement) {
    return reasons[statement] != null;
  }

  /** The immediate reasons of a statement. */
  int[] reasons(int statement) {
    return reasons[statement];
  }

  /** The statements that contradict each other; empty if there was no contradiction. */
  int[] clash() {
    return clash;
  }

  /** The choice with nothing left; -1 if that is not the contradiction. */
  int emptied() {
    return emptied;
  }

  /** The given statements with everything they rest on, in the order of derivation. */
  int[] groundsOf(int... goals) {
    BitSet needed = new BitSet();
    for (int goal : goals) {
      needed.set(goal);
    }
    for (int i = count - 1; i >= 0; i--) {
      if (needed.get(order[i])) {
        for (int reason : reasons[order[i]]) {
          needed.set(reason);
        }
      }
    }
    return Arrays.stream(order, 0, count).filter(needed::get).toArray();
  }
}
