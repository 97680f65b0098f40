package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UsageTest {
  @TempDir Path folder;

  private static void isOneSentence(Run run, String words) {
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("cluewright: ").hasLineCount(1).contains(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          genrate                                        | unknown command "genrate", did you mean generate?
          generate --msk heart                           | unknown option "--msk", did you mean --mask?
          generate                                       | no mask given: use --mask MASK, --masks FILE for many, or --clues N for random ones
          generate --mask haert                          | "haert" is neither a shape, a file nor a mask: did you mean the shape heart?
          generate --mask missing.txt                    | "missing.txt" is neither a shape, a file nor a mask: the shapes are heart,
          generate --mask xx..x                          | line 1, column 6: 5 cells found, expected 16
          generate --mask heart --board 6x6              | the shape heart is for the 9x9 board, but --board names 6x6
          generate --mask ....x..........x --board 9x9   | 16 cells found, expected 81 on the 9x9 board
          generate --clues 8..12 --board 4x6 --symmetry quarter-turn | --symmetry quarter-turn is for square boards, but 4x6 has 4 rows and 6 columns
          generate --mask heart --board 30x30              | there is no board "30x30"; the boards are 4x4, 6x6, 8x8, 9x9, 10x10, 12x12, 15x15, 16x16, 20x20, 25x25
          generate --mask heart --strategies naked-sngle | Unknown strategy "naked-sngle"; did you mean naked-single?
          generate --mask heart --strategies NHQ         | Unknown strategy "NHQ"
          generate --mask heart --time soon              | "soon" is not a time of 1 ms or more
          generate --mask heart --time 0s                | "0s" is not a time of 1 ms or more
          generate --mask heart --count 0                | --count is 0, but must be at least 1
          generate --mask heart --threads 100000         | --threads is 100000, but must be 1 to 256
          generate --mask heart --masks masks.txt        | cluewright: --mask=MASK, --masks=FILE are mutually exclusive
          generate --clues some                          | "some" is not a number of clues: write 26, or a range such as 24..28
          generate --clues 28..24                        | 28..24 counts down: write 24..28
          generate --clues 10..16                        | --clues is 10..16, but a 9x9 puzzle has at least 17: 16 clues are too few
          generate --clues 90                            | --clues is 90, but the 9x9 board has 81 cells
          generate --clues 25 --symmetry half-turn --board 16x16 | --clues is 25, but with symmetry half-turn no mask of the 16x16 board has so many clues: the nearest is 24 or 26
          generate --clues 18..19 --symmetry full        | with symmetry full no mask of the 9x9 board has so many clues: the nearest is 17 or 20
          generate --clues 26 --mask heart               | --clues draws random masks: leave it out, or --mask and --masks
          generate --clues 6 --givens 1..4xx.......... --board 4x4 | --givens has a mask of its own: leave out --clues
          generate --clues 26 --proof proof.txt          | --proof is for one mask: give it with --mask instead of --clues
          generate --clues 26 --resume --out more.sdm    | a run on random masks cannot be resumed
          generate --symmetry full                       | --symmetry is for random masks: say how many --clues they have
          generate --mask heart --format xml             | Invalid value for option '--format': "xml" is not one of line, grid and json
          generate --mask heart --count many             | Invalid value for option '--count': "many" is not a whole number
          generate --mask heart --seed 12345678901234567890 | "12345678901234567890" is not a whole number, or has too many digits
          check heart --as riddle                        | "riddle" is not one of puzzle and mask
          repair                                         | Missing required option: '--mask=MASK'
          repair --mask heart --symmetry turn            | Invalid value for option '--symmetry': "turn" is not one of none, half-turn, quarter-turn,
          studio one.cluewright two.cluewright           | unexpected argument "two.cluewright"
          solve                                          | Missing required parameter: 'PUZZLE'
          solve missing.txt                              | "missing.txt" is neither a file nor a puzzle
          solve 1..4......k...2.                         | line 1, column 11: "k" is not a digit of the 4x4 board
          solve 1..4                                     | 4 cells found, expected 16
          solve 1..4..........2. --strategies swardfish  | Unknown strategy "swardfish"
          solve 1..4..........2. twice                   | unexpected argument "twice"
          rate                                           | Missing required parameter: 'FILE
          rate missing.txt                               | "missing.txt" is neither a file nor a puzzle
          rate 1..4..........2. --format xml             | "xml" is not one of text, csv and json
          hint missing.txt                               | "missing.txt" is neither a file nor a puzzle
          hint 1..4..........2. --grade all              | "all" is not one of technique, region and step
          hint 1..4..........2. --order naked-sngle      | Unknown strategy "naked-sngle"; did you mean naked-single?
          check                                          | nothing to check: give a puzzle, a mask, or --hodoku-library FILE
          check heart --hodoku-library lib.txt           | give either a puzzle or a mask, or --hodoku-library FILE
          check --hodoku-library missing.txt             | "missing.txt" is not a file
          check nothing                                  | "nothing" is neither a shape, a file, a puzzle nor a mask
          bench --masks missing.txt                      | "missing.txt" is not a file: give an existing one
          """)
  void aMistakeGetsOneSentence(String arguments, String words) {
    isOneSentence(Run.of(arguments.split(" ")), words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"generate --mask", "solve", "solve --summary", "check"})
  void tenMegabytesOfGarbageOrLessGetOneSentence(String command) throws IOException {
    byte[] garbage = new byte[Tries.of(10 << 20)];
    new Random(1).nextBytes(garbage);
    Path file = Files.write(folder.resolve("garbage.bin"), garbage);

    isOneSentence(Run.of((command + " " + file).split(" ")), "garbage.bin: line 1, column ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"generate --mask", "solve", "check"})
  void oneLineOfTenMegabytesOrLessGetsOneSentence(String command) throws IOException {
    int length = Tries.of(10 << 20);
    Path file = Files.writeString(folder.resolve("long.txt"), "x".repeat(length));

    isOneSentence(
        Run.of((command + " " + file).split(" ")),
        String.format(Locale.ENGLISH, "column 626: %,d cells found, expected 625", length));
  }

  @Test
  void anEmptyInputGetsOneSentence() {
    isOneSentence(
        Run.reading("", "solve", "-"), "standard input: line 1, column 1: no cells found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check", "bench --masks", "generate --mask"})
  void anEmptyArgumentNamesNothing(String command) {
    String[] words = (command + " ?").split(" ");
    words[words.length - 1] = "";

    isOneSentence(Run.of(words), "\"\"");
  }

  @Test
  void aFolderIsNoFile() {
    isOneSentence(Run.of("solve", folder.toString()), "is a folder");
  }

  @Test
  void helpListsTheExitCodes() {
    Run run = Run.of("--help");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("generate", "solve", "check", "studio", "130", "20 ");
    assertThat(Run.of("solve", "--help").out()).contains("--strategies N,H,NHL+x-wing");
    assertThat(Run.of("--version").out()).startsWith("cluewright ");
  }
}
