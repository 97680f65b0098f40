package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.NamedFiles;
import cluewright.cli.terminal.UsageException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.ArgSpec;

/** No command writes a file that it reads, nor two things into one file. */
final class NamedFilesTest {
  private static final String PUZZLE = ".13.4..23..1.24.";
  private static final String RING = ".xx.x..xx..x.xx.";
  private static final String HOPELESS = "xxx.............";

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("puzzle.txt"), PUZZLE + "\n");
    Files.writeString(folder.resolve("masks.txt"), RING + "\n");
    Files.writeString(folder.resolve("masks.sdm.log"), RING + "\n");
    Files.writeString(folder.resolve("hopeless.txt"), HOPELESS + "\n");
    Files.writeString(folder.resolve("layout.txt"), "1122112233443344\n");
    Files.writeString(folder.resolve("times.csv"), "line\n");
    Files.writeString(folder.resolve("press.icc"), "profile");
    Files.writeString(folder.resolve("known"), "");
  }

  /** Each file of a command line stands in the folder; {@code @name} is one. */
  private Run run(String line) {
    return Run.of(
        Stream.of(line.split(" "))
            .map(word -> word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
            .toArray(String[]::new));
  }

  private String contents() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        all.append(folder.relativize(file)).append(": ").append(Files.readString(file));
      }
    }
    return all.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "print @puzzle.txt @x.pdf --book --cover @x.pdf",
        "print @puzzle.txt @x.pdf --book --fingerprints @x.pdf",
        "print @puzzle.txt @y.pdf --book --fingerprints @puzzle.txt",
        "print @puzzle.txt @y.pdf --book --cover @c.pdf --fingerprints @c.pdf",
        "render @puzzle.txt @puzzle.txt --to svg",
        "render @puzzle.txt @layout.txt --regions @layout.txt --to svg",
        "render @puzzle.txt @layout.txt --regions @layout.txt:1 --to svg",
        "convert @puzzle.txt @puzzle.txt --to grids",
        "generate --mask @hopeless.txt --format json --out @a --proof @a",
        "generate --mask @masks.txt --out @masks.txt --format line --overwrite",
        "generate --masks @masks.txt --out @masks.txt --format json --overwrite",
        "generate --masks @masks.sdm.log --out @masks.sdm",
        "generate --mask @masks.txt --givens @masks.txt --out @masks.txt --overwrite",
        "generate --mask @hopeless.txt --out @a.jsonl --proof @a.jsonl.part",
        "generate --mask @hopeless.txt --checkpoint @a --proof @a",
        "generate --mask @hopeless.txt --checkpoint @hopeless.txt --overwrite",
        "generate --clues 8 --board 4x4 --regions @layout.txt --out @layout.txt --format line"
            + " --overwrite",
        "lab solve @puzzle.txt --csv @puzzle.txt",
        "lab make @masks.txt --csv @masks.txt",
        "lab make @masks.txt --csv @masks.txt --resume",
        "lab plot @times.csv --out @times.csv",
        "bench --masks @masks.txt --csv @masks.txt",
        "check @masks.txt --export cnf --out @masks.txt --overwrite",
        "check @masks.txt --export cnf --out @q --map @q",
        "check @masks.txt --export cnf --out @q --proof @q",
        "check @masks.txt --export cnf --map @masks.txt --overwrite",
        "split --masks @masks.txt --out @masks.txt --overwrite",
        "split --mask @masks.txt --out @masks.txt --overwrite",
        "join @times.csv --out @times.csv",
        "join @times.csv --out @a --proof @a",
        "render @puzzle.txt . --name puzzle --with-caption --to svg"
      })
  void whatWouldLoseAFileIsRefused(String line) throws IOException {
    String before = contents();

    Run run = run(line.replace(" . ", " " + folder + " "));

    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).containsAnyOf("both name", "is the same file as");
    assertThat(contents()).isEqualTo(before);
  }

  /** One file has many names. */
  @ParameterizedTest
  @CsvSource({"true, link", "false, link", "false, sub/../puzzle.txt", "false, other/puzzle.txt"})
  void aFileIsItselfByAnyName(boolean isHard, String name) throws IOException {
    Path puzzle = folder.resolve("puzzle.txt");
    Files.createDirectory(folder.resolve("sub"));
    Files.createSymbolicLink(folder.resolve("other"), folder);
    if (isHard) {
      Files.createLink(folder.resolve("link"), puzzle);
    } else {
      Files.createSymbolicLink(folder.resolve("link"), Path.of("puzzle.txt"));
    }

    Run there = run("convert @puzzle.txt @" + name + " --to grids");
    Run back = run("convert @" + name + " @puzzle.txt --to grids");
    Run relative =
        run(
            "convert "
                + Path.of("").toAbsolutePath().relativize(puzzle)
                + " @"
                + name
                + " --to grids");

    assertThat(List.of(there.code(), back.code(), relative.code())).containsOnly(2);
    assertThat(there.err()).contains("OUT ").contains("is the same file as IN ");
    assertThat(puzzle).hasContent(PUZZLE);
  }

  @Test
  void twoFilesThatAreNotThereYetAreOneBehindLinksAndFolders() throws IOException {
    Files.createSymbolicLink(folder.resolve("to-new"), Path.of("new"));
    Files.createSymbolicLink(folder.resolve("other"), folder);
    String generate = "generate --mask @hopeless.txt --format json --out @new --proof @";

    assertThat(run(generate + "to-new").err()).contains("is the same file as");
    assertThat(run(generate + "other/new").err()).contains("is the same file as");
    assertThat(run(generate + "newer").code()).isEqualTo(20);
  }

  @Test
  void capitalsMatterWhereTheyDoOnTheSystem() throws IOException {
    boolean areOne = Files.exists(folder.resolve("PUZZLE.TXT"));

    Run run = run("convert @puzzle.txt @PUZZLE.TXT --to grids");
    Run neither = run("generate --mask @hopeless.txt --format json --out @new --proof @NEW");

    assertThat(run.code()).as(run.err()).isEqualTo(areOne ? 2 : 0);
    assertThat(neither.code()).as(neither.err()).isEqualTo(areOne ? 2 : 20);
  }

  @Test
  void standardOutputAndDevicesAreNobodys() {
    assertThat(run("convert @puzzle.txt - --to grids").code()).isZero();
    assertThat(run("render @puzzle.txt - --to svg").code()).isZero();
    assertThat(
            run("generate --mask @hopeless.txt --out /dev/null --format json --proof /dev/null")
                .code())
        .isEqualTo(20);
  }

  /**
   * Behind {@code /dev/stdout}, if it was closed, is the first file that Java opened, or the
   * second: an archive of the class path.
   */
  @Test
  void noFileThatRunsTheProgramIsWritten() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "lib", "modules");
    Path link = Files.createSymbolicLink(folder.resolve("stdout"), java);

    Path archive =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(Files::isRegularFile)
            .findFirst()
            .orElseThrow();

    for (Path file : List.of(java, link, archive)) {
      NamedFiles files = new NamedFiles();
      files.add("IN", file.toString(), FileUse.READ);
      assertThatThrownBy(() -> new NamedFiles().add("OUT", file.toString(), FileUse.WRITTEN))
          .isInstanceOf(UsageException.class)
          .hasMessageContaining("leads to a file that runs this program");
    }
  }

  @Test
  void whatIsKeptGoesOnAndWhatIsReadTwiceMayBe() {
    String book = "print @puzzle.txt @book.pdf --book --title Rings --fingerprints @known";
    String batch = "generate --masks @masks.txt --out @all.jsonl --time 5s --resume";

    assertThat(run(book).code()).isZero();
    assertThat(run(book).code()).isZero();
    assertThat(run(batch).code()).isZero();
    assertThat(run(batch).code()).isZero();
    assertThat(run("generate --mask @masks.txt --givens @masks.txt --out @all.sdm").err())
        .doesNotContain("same file", "both name");
  }

  /** What is continued is of the kind that the command writes, or it stays as it is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "generate --mask ring-4x4 --checkpoint @letter --resume",
        "lab make @masks.txt --csv @letter --resume",
        "generate --masks @masks.txt --out @letter --format line --resume",
        "work @puzzle.txt --out @letter"
      })
  void aFileOfAnotherKindIsNotContinued(String line) throws IOException {
    Path letter = Files.writeString(folder.resolve("letter"), "Dear reader");

    Run run = run(line);

    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(letter).hasContent("Dear reader");
  }

  @Test
  void theNameOfAShapeIsNoFile() throws IOException {
    Files.writeString(folder.resolve("ring-4x4"), RING);

    Run run = run("generate --mask ring-4x4 --out @ring-4x4 --format line --overwrite");

    assertThat(run.code()).as(run.err()).isZero();
  }

  @Test
  void answersOfWorkersAreNotReplacedByTheirJoin() {
    assertThat(run("split --mask ring-4x4 --count 2 --items 1 --out @items").code()).isZero();
    assertThat(run("work @items").code()).isZero();

    Run lost = run("join @items --out @items.answers/answers-1-of-1.jsonl");
    Run beside = run("join @items --out @items.answers/puzzles.jsonl");

    assertThat(lost.code()).isEqualTo(2);
    assertThat(lost.err()).contains("--out and --from both name");
    assertThat(beside.code()).as(beside.err()).isZero();
  }

  /** Whoever adds an argument that names a file says what becomes of it. */
  @Test
  void everyArgumentThatNamesAFileSaysItsUse() {
    Set<String> ofFiles =
        Set.of("FILE", "FOLDER", "IN", "OUT", "CSV", "ITEMS", "MASK", "MASKS", "PUZZLE", "GRID");
    List<String> silent = new ArrayList<>();
    for (ArgSpec argument : CommandReference.arguments()) {
      boolean namesFile =
          Stream.of(argument.paramLabel().split("[|\\[:]")).anyMatch(ofFiles::contains);
      if (namesFile != FilesOfCommand.names(argument).isPresent()) {
        silent.add(argument.toString());
      }
    }

    assertThat(silent).isEmpty();
    assertThat(
            CommandReference.arguments().stream()
                .filter(each -> FilesOfCommand.names(each).isPresent()))
        .hasSizeGreaterThan(50);
  }
}
