package cluewright.cli;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Diversity;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A run over masks: so many puzzles for each line of them, none a relabelling of another, whatever
 * the destination holds already.
 */
final class Batch {
  /** Enough to tell how different many puzzles are. */
  private static final int MOST_COMPARED = 100;

  /** The golden ratio of 64 bits: seeds that are as many apart share nothing. */
  private static final long BETWEEN_SEEDS = 0x9E37_79B9_7F4A_7C15L;

  private final List<Request> requests;
  private final int count;
  private final Many.Variety variety;
  private final Optional<Duration> limit;
  private final Console console;
  private final Engine engine;
  private final ProofSink proofs;
  private final ProgressLine progress;
  private final BatchProgress bar;
  private final Map<Mask, BatchMask> masks = new HashMap<>();
  private Watch watch = Watch.idle();
  private boolean isCutOff;
  private boolean isAnyNew;

  /**
   * A run that is not begun.
   *
   * @param limit how long all puzzles of a line may take together; if it is empty, each its time
   */
  Batch(
      List<Request> requests,
      int count,
      Many.Variety variety,
      Optional<Duration> limit,
      Console console,
      Engine engine,
      ProofSink proofs,
      ProgressLine progress) {
    this.requests = requests;
    this.count = count;
    this.variety = variety;
    this.limit = limit;
    this.console = console;
    this.engine = engine;
    this.proofs = proofs;
    this.progress = progress;
    this.bar = new BatchProgress((long) count * requests.size(), requests.size(), System::nanoTime);
  }

  /** Runs until all is found or decided, or somebody stops it. */
  int run(Destination destination) {
    boolean isMany = count > 1 || requests.size() > 1;
    watch =
        new Watch(
            now -> {
              if (isMany) {
                progress.show(bar.line());
              } else {
                progress.show("", now);
              }
            });
    return Interrupt.stopping(
        watch,
        () -> {
          int worst = ExitCode.OK;
          for (int i = 0; i < requests.size() && (i == 0 || !watch.isStopped()); i++) {
            worst = Math.max(worst, fill(i, destination));
          }
          progress.clear();
          diversity().ifPresent(console::note);
          return destination.finish(
              watch.isStopped() && !isCutOff
                  ? Destination.Ending.STOPPED
                  : Destination.Ending.BY_ITSELF,
              proofs.exitCode(worst));
        });
  }

  private int fill(int number, Destination destination) {
    BatchMask mask =
        masks.computeIfAbsent(
            requests.get(number).mask(),
            each -> new BatchMask(number + 1, destination.before(each)));
    BatchMask.Share share = mask.next(count);
    bar.begin(number + 1, share.found());
    if (share.found() == count) {
      return ExitCode.OK;
    }
    return share.end().isPresent() && !proofs.isWanted()
        ? share.end().get().exitCode(mask.puzzles().size())
        : search(number, share.found(), mask, destination);
  }

  private int search(int number, int there, BatchMask mask, Destination destination) {
    Request request = requests.get(number);
    int before = mask.puzzles().size();
    Outcome last = mask.proven().orElseGet(() -> more(request, count - there, mask, destination));
    progress.clear();
    int have = there + mask.puzzles().size() - before;
    if (isCutOff && have < count) {
      return ExitCode.OK;
    }
    proofs.take(last, have < count ? request.withKnown(mask.puzzles()) : request);
    if (have >= count) {
      return ExitCode.OK;
    }
    mask.ended(last);
    String place = requests.size() == 1 ? "" : mask.place(number + 1);
    destination.end(last, request, new Destination.Shortage(place, have, mask.puzzles().size()));
    return have == 0 ? last.exitCode() : noMore(place, have, last);
  }

  private Outcome more(Request request, int missing, BatchMask mask, Destination destination) {
    Request next =
        request.withKnown(mask.puzzles()).withSeed(request.seed() + BETWEEN_SEEDS * mask.search());
    Many many =
        limit
            .map(most -> new Many(next, missing, variety, most))
            .orElseGet(() -> new Many(next, missing, variety));
    return engine.generateMany(
        many, watch, found -> take(found, request, mask.puzzles(), destination));
  }

  /** Hands a puzzle on as it is found, and stops the search when no more are wanted. */
  private void take(
      Outcome.Found found, Request request, List<Puzzle> all, Destination destination) {
    progress.clear();
    all.add(found.puzzle());
    isAnyNew = true;
    bar.found();
    if (!destination.take(found, request)) {
      isCutOff = true;
      watch.stop();
    }
  }

  /** All that exist were found, or the time was not enough for the rest. */
  private int noMore(String place, int have, Outcome outcome) {
    String found = place + "%,d of %,d found".formatted(have, count);
    if (outcome instanceof Outcome.Impossible impossible) {
      console.note(
          "%s, and there are no others up to relabelling digits: %s"
              .formatted(found, impossible.proof().sentence()));
      return ExitCode.OK;
    }
    console.note("%s. %s".formatted(found, outcome.message()));
    return outcome.exitCode();
  }

  /** How different the first puzzles of a mask are; empty if there is nothing to compare. */
  private Optional<String> diversity() {
    List<Puzzle> all =
        Optional.ofNullable(masks.get(requests.get(0).mask()))
            .map(BatchMask::puzzles)
            .orElse(List.of());
    List<Puzzle> first = all.subList(0, Math.min(MOST_COMPARED, all.size()));
    if (requests.size() > 1 || first.size() < 2 || !isAnyNew) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "two of these puzzles differ in %.1f of %d clues on average, up to relabelling digits",
            Diversity.of(first),
            requests.get(0).mask().size()));
  }
}
