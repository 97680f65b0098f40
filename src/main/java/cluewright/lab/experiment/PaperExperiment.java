package cluewright.lab.experiment;

import cluewright.lab.making.Clock;
import cluewright.lab.making.Maker;
import cluewright.lab.making.MaskRow;
import cluewright.lab.making.Trials;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Section 7 of the paper with every method: each runs on each part in its own process, so that no
 * method profits from what Java compiled for another, or suffers from its memory.
 *
 * <p>What is done stands in a folder, a CSV file for each part, set and method; an experiment that
 * was stopped goes on there.
 *
 * @param folder where rows, tables and plots go
 * @param parts what is decided
 * @param methods who is asked
 * @param time for each mask
 * @param clock what counts it
 * @param patience after how many masks in a row without an answer a method gives up; 0 for never
 * @param seed of the methods that draw
 */
public record PaperExperiment(
    Path folder,
    List<Part> parts,
    List<Maker> methods,
    Duration time,
    Clock clock,
    int patience,
    long seed) {
  private static final long MILLIS_BETWEEN_LOOKS = 200;

  /** A method on a part under a set of strategies. */
  public record Job(Part part, String set, Maker method) {
    String name() {
      return part.id() + "-" + set + "-" + method.id();
    }
  }

  public List<Job> jobs() {
    List<Job> jobs = new ArrayList<>();
    for (Part part : parts) {
      for (String set : part.sets()) {
        methods.stream()
            .filter(method -> method.isExact() || !part.isForProofs())
            .forEach(method -> jobs.add(new Job(part, set, method)));
      }
    }
    return jobs;
  }

  /**
   * Runs everything that is not done yet.
   *
   * @param progress gets a line of words now and then
   * @return false if it was stopped before all was done
   * @throws IOException if the folder cannot be written or holds another experiment, or a process
   *     fails
   */
  public boolean run(Consumer<String> progress, Stop stop)
      throws IOException, InterruptedException {
    List<Job> jobs = jobs();
    for (Job job : jobs) {
      refuseOthers(job);
    }
    Files.createDirectories(folder);
    for (Part part : parts) {
      Files.writeString(masks(part), part.lines());
    }
    for (int i = 0; i < jobs.size(); i++) {
      Job job = jobs.get(i);
      int number = i + 1;
      if (!isDone(job)
          && !work(job, rows -> progress.accept(words(job, number, jobs.size(), rows)), stop)) {
        return false;
      }
    }
    return true;
  }

  private static String words(Job job, int number, int all, int rows) {
    return "%d of %d: %s, %s, %s, %d of %d masks"
        .formatted(
            number,
            all,
            job.part().title(),
            job.set(),
            job.method().id(),
            rows,
            job.part().chosen().size());
  }

  private boolean work(Job job, Consumer<Integer> progress, Stop stop)
      throws IOException, InterruptedException {
    Path errors = folder.resolve(job.name() + ".log");
    Process process =
        Worker.with(arguments(job))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(errors.toFile())
            .start();
    try {
      while (!process.waitFor(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS) && !stop.isStopped()) {
        progress.accept(rows(job).size());
      }
    } finally {
      process.destroy();
    }
    if (stop.isStopped()) {
      // Ctrl+C reaches that process too, and what it makes of it is no failure.
      return false;
    }
    if (process.exitValue() != 0) {
      throw new IOException(
          "%s ended with code %d: %s"
              .formatted(job.name(), process.exitValue(), Files.readString(errors).strip()));
    }
    Files.delete(errors);
    return true;
  }

  private List<String> arguments(Job job) {
    List<String> all = new ArrayList<>(List.of("lab", "make", masks(job.part()).toString()));
    if (clock == Clock.PROCESSOR) {
      all.add("--processor");
    }
    if (job.part().chosen().size() < job.part().masks().size()) {
      all.addAll(List.of("--sparsest", String.valueOf(job.part().chosen().size())));
    }
    all.addAll(
        List.of(
            "--board",
            job.part().board().name(),
            "--strategies",
            job.set(),
            "--method",
            job.method().id(),
            "--time",
            time.toMillis() + "ms",
            "--patience",
            String.valueOf(patience),
            "--seed",
            String.valueOf(seed),
            "--resume",
            "--csv",
            file(job).toString()));
    return all;
  }

  public List<Path> maskFiles() {
    return parts.stream().map(this::masks).toList();
  }

  private Path masks(Part part) {
    return folder.resolve(part.id() + "-masks.txt");
  }

  private Path file(Job job) {
    return folder.resolve(job.name() + ".csv");
  }

  /**
   * Refuses rows of other masks, another seed or another time limit, which would be taken for this
   * experiment's.
   */
  private void refuseOthers(Job job) throws IOException {
    List<MaskRow> rows = rows(job);
    for (MaskRow row : rows) {
      List<Mask> masks = job.part().masks();
      boolean isMine =
          row.line() >= 1
              && row.line() <= masks.size()
              && row.answers(row.line(), job.method().id(), request(job, row.line()), clock);
      if (!isMine) {
        throw new IOException(
            "%s holds another experiment, with other masks, another seed or another time limit (%s): give the same options, or another folder by --out"
                .formatted(folder, file(job).getFileName()));
      }
    }
  }

  private Request request(Job job, int line) {
    return new Request(job.part().masks().get(line - 1), StrategySet.parse(job.set()))
        .withTime(time)
        .withSeed(seed);
  }

  /** The rows of a job so far, of the masks that are chosen. */
  public List<MaskRow> rows(Job job) throws IOException {
    Path file = file(job);
    return Files.exists(file)
        ? MaskRow.read(Files.readString(file)).stream()
            .filter(row -> isChosen(job.part(), row.line()))
            .toList()
        : List.of();
  }

  /** True for a line that is no mask's as well, so that it is refused and not overlooked. */
  private static boolean isChosen(Part part, int line) {
    return line < 1 || line > part.masks().size() || part.chosen().contains(line);
  }

  private boolean isDone(Job job) throws IOException {
    List<MaskRow> rows = rows(job);
    return rows.size() == job.part().chosen().size()
        || new Trials(job.method(), patience, clock).hasGivenUp(rows);
  }
}
