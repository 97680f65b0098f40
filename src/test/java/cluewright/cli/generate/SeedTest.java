package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.format.MaskText;
import cluewright.model.Boards;
import cluewright.model.Mask;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A run without a seed is another one each time, and can be repeated by the seed that it says. */
final class SeedTest {
  private static final Pattern SAID = Pattern.compile("cluewright: --seed (\\d+) repeats this\n");

  private static Run generate(String more) {
    return Run.of(("generate --threads 1 --engine search " + more).split(" "));
  }

  private static String seed(Run run) {
    Matcher said = SAID.matcher(run.err());
    assertThat(said.find()).as(run.err()).isTrue();
    return said.group(1);
  }

  @Test
  void runsDifferAndEachSaysItsSeed() {
    Set<String> seeds = new HashSet<>();
    Set<String> puzzles = new HashSet<>();
    for (int i = 0; i < 4; i++) {
      Run run = generate("--mask heart");
      assertThat(run.code()).isZero();
      seeds.add(seed(run));
      puzzles.add(run.out());
    }

    assertThat(seeds).hasSize(4);
    assertThat(puzzles).hasSizeGreaterThan(1);
  }

  @Test
  void theSeedThatIsSaidMakesTheSameAgain() {
    Run first = generate("--clues 8..10 --board 4x4 --count 3");
    Run again = generate("--clues 8..10 --board 4x4 --count 3 --seed " + seed(first));

    assertThat(again.out()).isEqualTo(first.out()).isNotEmpty();
    assertThat(again.err()).doesNotContain("repeats this");
  }

  /** A book of three levels that are made with one seed has no mask twice. */
  @Test
  void eachLevelDrawsMasksOfItsOwn() {
    List<Run> levels =
        Stream.of("--level easy", "--level medium", "--level easy..medium", "")
            .map(level -> generate("--clues 28 --count 3 --seed 5 --time 60s " + level))
            .toList();
    Run again = generate("--clues 28 --count 3 --seed 5 --time 60s --level medium");

    List<Mask> masks =
        levels.stream()
            .flatMap(run -> run.out().lines())
            .map(line -> MaskText.read(line, Boards.NINE))
            .toList();
    assertThat(masks).hasSize(12).doesNotHaveDuplicates();
    assertThat(again.out()).isEqualTo(levels.get(1).out());
  }
}
