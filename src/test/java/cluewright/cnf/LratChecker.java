package cluewright.cnf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A checker of LRAT as strict as the definition: under the negation of a new clause, each clause
 * that is named must leave exactly one literal, and the last one none. It has no watches and no
 * search.
 */
public final class LratChecker {
  private final Map<Long, List<Integer>> clauses = new HashMap<>();

  private LratChecker() {}

  /** The fault of a proof with its line, or nothing. */
  public static String fault(String formula, String proof) {
    LratChecker checker = new LratChecker();
    long number = 0;
    for (String line : formula.lines().toList()) {
      if (!line.startsWith("c") && !line.startsWith("p")) {
        checker.clauses.put(
            ++number, numbers(line, 0).get(0).stream().map(Long::intValue).toList());
      }
    }
    boolean refuted = false;
    int place = 0;
    for (String line : proof.lines().toList()) {
      place++;
      List<List<Long>> parts = numbers(line, 1);
      long own = Long.parseLong(line.substring(0, line.indexOf(' ')));
      List<Integer> clause = parts.get(0).stream().map(Long::intValue).toList();
      if (own <= number || !checker.follows(clause, parts.get(1))) {
        return "line " + place + " does not follow";
      }
      number = own;
      checker.clauses.put(number, clause);
      refuted |= clause.isEmpty();
    }
    return refuted ? "" : "nothing is refuted";
  }

  private boolean follows(List<Integer> clause, List<Long> why) {
    Set<Integer> isTrue = new HashSet<>();
    clause.forEach(literal -> isTrue.add(-literal));
    for (int i = 0; i < why.size(); i++) {
      if (!clauses.containsKey(why.get(i))) {
        return false;
      }
      List<Integer> left =
          clauses.get(why.get(i)).stream()
              .filter(literal -> !isTrue.contains(-literal))
              .distinct()
              .toList();
      boolean isLast = i == why.size() - 1;
      if (left.size() != (isLast ? 0 : 1)) {
        return false;
      }
      isTrue.addAll(left);
    }
    return !why.isEmpty();
  }

  /** The numbers of a line, from a word on, cut at each 0. */
  private static List<List<Long>> numbers(String line, int from) {
    List<List<Long>> parts = new ArrayList<>();
    List<Long> part = new ArrayList<>();
    List<String> words = List.of(line.strip().split(" "));
    for (String word : words.subList(from, words.size())) {
      long number = Long.parseLong(word);
      if (number == 0) {
        parts.add(part);
        part = new ArrayList<>();
      } else {
        part.add(number);
      }
    }
    return parts;
  }
}
