package cluewright.print;

import cluewright.model.PuzzleForms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds puzzles that repeat another one relabelled, turned or mirrored. */
public final class Duplicates {
  private Duplicates() {}

  /**
   * Two equivalent puzzles.
   *
   * @param first its position in the list that was given, from 0
   * @param second a later one
   */
  public record Pair(int first, int second) {}

  /** Every repeated puzzle, paired with its first occurrence. */
  public static List<Pair> of(List<Entry> entries) {
    PuzzleForms forms = new PuzzleForms();
    Map<String, Integer> seen = new HashMap<>();
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Integer before = seen.putIfAbsent(forms.form(entries.get(i).puzzle()), i);
      if (before != null) {
        pairs.add(new Pair(before, i));
      }
    }
    return pairs;
  }
}
