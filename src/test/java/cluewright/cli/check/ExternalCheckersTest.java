package cluewright.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.Tries;
import cluewright.cli.Run;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.BruteForce;
import cluewright.search.Masks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Programs of others on exported questions and their proofs, where these are installed: the solvers
 * of Debian's packages cadical, minisat and picosat; the checker of LRAT in acl2-books, whose
 * soundness is proven in ACL2; drat-trim, which Debian 12 does not have.
 */
final class ExternalCheckersTest {
  private static final int SATISFIABLE = 10;
  private static final int UNSATISFIABLE = 20;
  private static final Path BOOKS = Path.of("/usr/share");
  private static final String CHECKER = "books/projects/sat/lrat/stobj-based/run.cert";

  @TempDir Path folder;

  private record Ended(int code, String out) {}

  private Ended run(Path input, String... command) throws Exception {
    Path out = folder.resolve("out");
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectInput(input.toFile()).redirectOutput(out.toFile()).directory(folder.toFile());
    Process process = builder.start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError(command[0] + " does not end");
    }
    return new Ended(process.exitValue(), Files.readString(out, StandardCharsets.ISO_8859_1));
  }

  private static void assumeInstalled(String program) {
    boolean isThere =
        Stream.of(System.getenv("PATH").split(":", -1))
            .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    assumeTrue(isThere, "skipped: " + program + " is not installed");
  }

  private void export(String mask, String set, String proof) {
    Run run =
        Run.of(
            "check",
            mask,
            "-s",
            set,
            "--export",
            "cnf",
            "--overwrite",
            "--out",
            folder.resolve("q.cnf").toString(),
            "--proof",
            folder.resolve(proof).toString());
    assertThat(run.code()).as(run.err()).isEqualTo(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cadical", "minisat", "picosat"})
  void otherSolversAnswerAsBruteForce(String solver) throws Exception {
    assumeInstalled(solver);
    Random random = Tries.random(23);
    for (int i = 0; i < Tries.of(100); i++) {
      String set = List.of("N", "H", "NHL").get(i % 3);
      Mask mask = Masks.random(Boards.FOUR, 4 + i % 4, random);
      Path file = folder.resolve("q.cnf");
      Run.of("check", mask.line(), "-s", set, "--export", "cnf", "--overwrite", "-o", "" + file);

      boolean isPossible = BruteForce.FOUR.isPossible(mask.line(), set);
      assertThat(run(file, solver, file.toString()).code())
          .as(mask.line() + " " + set)
          .isEqualTo(isPossible ? SATISFIABLE : UNSATISFIABLE);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "xx..x.....x....., N",
    "x.x.....x.x....., NHL",
    "xxxx............, NH",
    "x.....xx....x..., NHL",
    "xxxxxxx.xxxxxxxx.xxxxxxxxxxxxxxxxxxxxxxxxxxxx.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, L"
  })
  void theCheckerThatIsProvenSoundAcceptsTheProof(String mask, String set) throws Exception {
    assumeInstalled("acl2");
    export(mask, set, "q.lrat");
    assertThat(verdict()).isEqualTo("s VERIFIED");

    List<String> lines = Files.readAllLines(folder.resolve("q.lrat"));
    Files.write(folder.resolve("q.lrat"), lines.subList(0, lines.size() - 1));
    assertThat(verdict()).isNotEqualTo("s VERIFIED");
  }

  /** It reads formulas without comments, and says its verdict in the last line. */
  private String verdict() throws Exception {
    Path books = books();
    List<String> clauses =
        Files.readAllLines(folder.resolve("q.cnf")).stream()
            .filter(line -> !line.startsWith("c"))
            .toList();
    Files.write(folder.resolve("bare.cnf"), clauses);
    Path input =
        Files.writeString(
            folder.resolve("input"),
            "(include-book \"%s\")%n(lrat-check \"bare.cnf\" \"q.lrat\")%n".formatted(books));
    List<String> said = run(input, "acl2").out().lines().toList();
    return said.get(said.size() - 1);
  }

  /** The checker's book without its ending. */
  private static Path books() throws IOException {
    try (Stream<Path> folders = Files.list(BOOKS)) {
      Path certificate =
          folders
              .filter(each -> each.getFileName().toString().startsWith("acl2-"))
              .map(each -> each.resolve(CHECKER))
              .filter(Files::exists)
              .findFirst()
              .orElse(null);
      assumeTrue(certificate != null, "skipped: acl2-books is not installed");
      return certificate.resolveSibling("run");
    }
  }

  @Test
  void dratTrimAcceptsTheProof() throws Exception {
    assumeInstalled("drat-trim");
    export("xx..x.....x.....", "NHL", "q.drat");

    assertThat(run(folder.resolve("q.cnf"), "drat-trim", "q.cnf", "q.drat").out())
        .contains("s VERIFIED");
  }
}
