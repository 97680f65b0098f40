package cluewright.cli;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Diversity;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A run over masks: so many puzzles of each, none a relabelling of another, whatever the
 * destination holds already.
 */
final class Batch {
  /** Enough to tell how different many puzzles are. */
  private static final int MOST_COMPARED = 100;

  /** The golden ratio of 64 bits: seeds that are as many apart share nothing. */
  private static final long BETWEEN_SEEDS = 0x9E37_79B9_7F4A_7C15L;

  private final List<Request> requests;
  private final int count;
  private final Many.Variety variety;
  private final Console console;
  private final Engine engine;
  private final ProofSink proofs;
  private final ProgressLine progress;
  private final BatchProgress bar;
  private final Map<Mask, List<Puzzle>> puzzles = new HashMap<>();
  private final Map<Mask, Integer> wanted = new HashMap<>();
  private Watch watch = Watch.idle();
  private boolean isCutOff;
  private boolean isAnyNew;

  Batch(
      List<Request> requests,
      int count,
      Many.Variety variety,
      Console console,
      Engine engine,
      ProofSink proofs,
      ProgressLine progress) {
    this.requests = requests;
    this.count = count;
    this.variety = variety;
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
    Request request = requests.get(number);
    Mask mask = request.mask();
    List<Puzzle> all =
        puzzles.computeIfAbsent(mask, each -> new ArrayList<>(destination.known(each)));
    int missing = Math.max(0, wanted.merge(mask, count, Integer::sum) - all.size());
    bar.begin(number + 1, count - Math.min(missing, count));
    if (missing == 0) {
      return ExitCode.OK;
    }
    Optional<BatchRecord> before = destination.outcome(mask);
    return before.isPresent() && !proofs.isWanted()
        ? before.get().exitCode(count - missing)
        : search(number, missing, all, destination);
  }

  private int search(int number, int missing, List<Puzzle> all, Destination destination) {
    Request request = requests.get(number);
    Request next = request.withKnown(all).withSeed(request.seed() + BETWEEN_SEEDS * all.size());
    Outcome last =
        engine.generateMany(
            new Many(next, missing, variety),
            watch,
            found -> take(found, request, all, destination));
    progress.clear();
    int have = count - missing + (all.size() - next.known().size());
    if (isCutOff && have < count) {
      return ExitCode.OK;
    }
    proofs.take(last, have < count ? request.withKnown(all) : request);
    if (have >= count) {
      return ExitCode.OK;
    }
    destination.end(last, request, have);
    return have == 0 ? last.exitCode() : noMore(number, have, last);
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
  private int noMore(int number, int have, Outcome outcome) {
    String place = requests.size() == 1 ? "" : "mask %,d: ".formatted(number + 1);
    String found = place + "%,d of %,d found".formatted(have, count);
    if (outcome instanceof Outcome.Impossible impossible) {
      console.note(
          "%s, and there are no others, but for relabelled digits: %s"
              .formatted(found, impossible.proof().sentence()));
      return ExitCode.OK;
    }
    console.note("%s. %s".formatted(found, outcome.message()));
    return outcome.exitCode();
  }

  /** How different the first puzzles of a mask are; empty if there is nothing to compare. */
  private Optional<String> diversity() {
    List<Puzzle> all = puzzles.getOrDefault(requests.get(0).mask(), List.of());
    List<Puzzle> first = all.subList(0, Math.min(MOST_COMPARED, all.size()));
    if (requests.size() > 1 || first.size() < 2 || !isAnyNew) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "two of these puzzles differ in %.1f of %d clues on average, whatever the digits are"
                + " called",
            Diversity.of(first),
            requests.get(0).mask().size()));
  }
}
