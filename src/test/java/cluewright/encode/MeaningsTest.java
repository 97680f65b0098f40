package cluewright.encode;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cnf.Clauses;
import cluewright.cnf.VariableMap;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What variables are called against the clauses that they stand in. */
final class MeaningsTest {
  private static final Mask MASK =
      Masks.mask(Boards.SIX, "x.x... x..... ....x. .x.... ..x..x ....x.");
  private static final StrategySet SET = StrategySet.parse("NHL,naked-pair,x-wing");

  /** Keeps clauses in the words of the map. */
  private static final class Spoken implements Clauses {
    private final List<String> meanings = new ArrayList<>(List.of(""));
    private final Set<Set<String>> clauses = new HashSet<>();
    private final Map<String, List<String>> needed = new HashMap<>();

    @Override
    public int newVariable() {
      return newVariable(() -> "unnamed");
    }

    @Override
    public int newVariable(Supplier<String> meaning) {
      meanings.add(meaning.get());
      return meanings.size() - 1;
    }

    @Override
    public void add(int... literals) {
      List<String> words =
          Arrays.stream(literals)
              .mapToObj(i -> i > 0 ? meanings.get(i) : "-" + meanings.get(-i))
              .toList();
      clauses.add(Set.copyOf(words));
      if (words.size() == 2) {
        needed.computeIfAbsent(words.get(0), word -> new ArrayList<>()).add(words.get(1));
      }
    }

    boolean has(String... literals) {
      return clauses.contains(Set.of(literals));
    }

    /** The other literals of the clauses of two that say: not this, or ... */
    List<String> neededFor(String meaning) {
      return needed.getOrDefault("-" + meaning, List.of());
    }

    /** Those that several variables have. */
    Set<String> doubled() {
      Set<String> seen = new HashSet<>();
      return meanings.stream().filter(meaning -> !seen.add(meaning)).collect(Collectors.toSet());
    }

    List<String> startingWith(String letter) {
      return meanings.stream().filter(meaning -> meaning.startsWith(letter)).toList();
    }
  }

  private static Spoken spoken(int steps) {
    Spoken spoken = new Spoken();
    new LayeredEncoding(new Justifications(MASK, SET, Stop.NEVER), spoken).complete(steps);
    return spoken;
  }

  @Test
  void noTwoVariablesMeanTheSame() {
    Spoken spoken = spoken(4);

    assertThat(spoken.doubled()).isEmpty();
    assertThat(spoken.startingWith("unnamed")).isEmpty();
  }

  @Test
  void whatIsKnownIsSaidOfItsCandidateAndStep() {
    Spoken spoken = spoken(3);

    assertThat(spoken.has("-e(r1c2,5,0)", "-s(r1c2,5)")).isTrue();
    assertThat(spoken.has("-e(r1c2,5,1)", "e(r1c2,5,2)")).isTrue();
    assertThat(spoken.has("-p(r6c6,1)", "p(r6c6,2)")).isTrue();
    assertThat(spoken.has("-h(row 2,3,1)", "-s(r2c4,3)", "p(r2c4,1)")).isTrue();
  }

  /** A rule that is applied at step k has its premises, or parts of them, before. */
  @Test
  void aRuleIsCalledByItsPremisesAndConclusions() {
    Spoken spoken = spoken(3);
    List<String> rules = spoken.startingWith("r(");

    assertThat(rules).hasSizeGreaterThan(100);
    for (String rule : rules) {
      int step = Integer.parseInt(rule.replaceFirst(".*,(\\d+)\\)$", "$1"));
      Set<String> premises = candidates(rule.substring(0, rule.indexOf("->")));
      Set<String> said = new HashSet<>();
      for (String why : spoken.neededFor(rule)) {
        said.addAll(why.startsWith("a(") ? candidates(why) : gone(why, step - 1));
      }
      assertThat(said).as(rule).isEqualTo(premises);
    }
  }

  private static Set<String> candidates(String text) {
    return Pattern.compile("r\\dc\\d=\\d")
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toSet());
  }

  /** The candidate that is eliminated; on a clue that is: not in the solution. */
  private static Set<String> gone(String word, int step) {
    assertThat(word).matches("(e\\(r\\dc\\d,\\d," + step + "|-s\\(r\\dc\\d,\\d)\\)");
    String candidate = word.substring(word.indexOf('(') + 1);
    return Set.of(candidate.substring(0, 4) + "=" + candidate.charAt(5));
  }

  @Test
  void withoutStepsNothingIsSaidOfThem() {
    Spoken spoken = new Spoken();
    Relaxation.write(new Justifications(MASK, SET, Stop.NEVER), spoken);

    assertThat(spoken.startingWith("p(")).contains("p(r6c6)");
    assertThat(spoken.doubled()).isEmpty();
  }

  @Test
  void aMapIsANumberAndAMeaningALine() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    VariableMap map = new VariableMap(bytes);
    new LayeredEncoding(new Justifications(MASK, SET, Stop.NEVER), map).complete(2);
    map.end();

    assertThat(bytes.toString(StandardCharsets.UTF_8).lines().limit(2))
        .containsExactly("1 s(r1c1,1)", "2 s(r1c1,2)");
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .hasLineCount(
            (int) QuestionSize.of(new Justifications(MASK, SET, Stop.NEVER), 2).variables());
  }
}
