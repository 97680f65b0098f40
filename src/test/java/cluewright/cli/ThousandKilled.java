package cluewright.cli;

import cluewright.batch.BatchRecord;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.StrategySet;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/**
 * For the record: 1,000 puzzles of one sparse mask, killed (SIGKILL) after times by lot, at the
 * start, while kept puzzles are checked, in the search, and while the file is written; resumed
 * until the run ends. A minute or two a format, so it is no test of the suite:
 *
 * <pre>mvn -q test-compile && java -cp target/test-classes:target/classes:LIBRARIES
 *   cluewright.cli.ThousandKilled FOLDER sdm jsonl json pdf</pre>
 */
final class ThousandKilled {
  private static final int COUNT = 1000;
  private static final int MOST_MILLIS = 6000;
  private static final int MOST_KILLS = 20;
  private static final Mask MASK =
      PuzzleText.read(
              ".1.1.........1.1.........1..1....1.....1.1.......11......1..1.11.1....1.1..1.....")
          .mask();

  private ThousandKilled() {}

  /** A folder, and the endings of the files to write there. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    for (String ending : List.of(arguments).subList(1, arguments.length)) {
      run(Path.of(arguments[0], "thousand." + ending), ending);
    }
    System.exit(0);
  }

  private static void run(Path out, String ending) throws IOException, InterruptedException {
    Path log = out.resolveSibling(out.getFileName() + ".messages");
    File messages = log.toFile();
    KilledRun run =
        new KilledRun(
            List.of("cluewright.Launcher"),
            out,
            List.of("--mask", MASK.line(), "--count", String.valueOf(COUNT)));
    Random random = new Random(ending.hashCode());
    long start = System.nanoTime();
    int kills = 0;
    Process process = run.start(messages);
    Path journal = out.resolveSibling(out.getFileName() + ".journal");
    while (kills < MOST_KILLS
        && !process.waitFor(random.nextInt(MOST_MILLIS), TimeUnit.MILLISECONDS)) {
      process.destroyForcibly().waitFor();
      kills++;
      keepJournal(out, journal);
      process = run.start(messages);
    }
    System.out.printf(
        Locale.ROOT,
        "%s: exit code %d after %d kills, %.0f s; %s; torn lines told: %d; left beside: %s%n",
        out.getFileName(),
        process.waitFor(),
        kills,
        (System.nanoTime() - start) / 1e9,
        ending.equals("pdf")
            ? pages(out) + " of " + verdict(found(journal))
            : verdict(puzzles(out, ending)),
        Files.readAllLines(log).stream().filter(line -> line.contains("cut short")).count(),
        beside(out));
  }

  /** A PDF is drawn from its journal, which is gone then: a second name keeps it. */
  private static void keepJournal(Path out, Path journal) throws IOException {
    Path part = out.resolveSibling(out.getFileName() + ".part");
    if (Files.exists(part) && Files.notExists(journal)) {
      Files.createLink(journal, part);
    }
  }

  private static List<Puzzle> found(Path journal) throws IOException {
    List<Puzzle> puzzles = new ArrayList<>();
    for (String line : Files.readAllLines(journal)) {
      BatchRecord.read(line).flatMap(BatchRecord::puzzle).ifPresent(puzzles::add);
    }
    return puzzles;
  }

  private static List<Path> beside(Path out) throws IOException {
    String name = out.getFileName().toString();
    try (var files = Files.list(out.getParent())) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(name + ".part"))
          .toList();
    }
  }

  private static List<Puzzle> puzzles(Path out, String ending) throws IOException {
    String text = Files.readString(out);
    if (!text.endsWith("\n")) {
      throw new IllegalStateException(out + " ends in the middle of a line");
    }
    if (!ending.equals("jsonl")) {
      return Formats.read(text).stream().map(item -> ((Clues) item.content()).clues()).toList();
    }
    List<Puzzle> puzzles = new ArrayList<>();
    for (String line : text.lines().toList()) {
      puzzles.add(PuzzleText.read(new ObjectMapper().readTree(line).get("puzzle").asText()));
    }
    return puzzles;
  }

  private static String verdict(List<Puzzle> puzzles) {
    Replay replay = new Replay(MASK.board(), StrategySet.parse("NHL"));
    SolutionCounter counter = new SolutionCounter(MASK.board());
    Set<Puzzle> distinct = new HashSet<>();
    int good = 0;
    for (Puzzle puzzle : puzzles) {
      distinct.add(DigitNames.canonical(puzzle));
      boolean isGood =
          puzzle.mask().equals(MASK)
              && counter.count(puzzle, 2) == 1
              && replay.human(puzzle).isSolved();
      good += isGood ? 1 : 0;
    }
    return "%d puzzles, %d distinct, %d verified".formatted(puzzles.size(), distinct.size(), good);
  }

  private static String pages(Path out) throws IOException {
    try (PDDocument document = Loader.loadPDF(out.toFile())) {
      String text = new PDFTextStripper().getText(document);
      long digits = text.chars().filter(c -> c >= '1' && c <= '9').count();
      return "%d pages with %d digits".formatted(document.getNumberOfPages(), digits);
    }
  }
}
