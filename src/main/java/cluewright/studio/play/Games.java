package cluewright.studio.play;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.UnfinishedPlay;
import cluewright.model.Puzzle;
import cluewright.studio.document.History;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * The games of the open project, one for each puzzle, whichever documents show it.
 *
 * <p>A game changes with every key; the documents, and with them the file and the copy of unsaved
 * work, get it a little later, all at once. That is no act: undo in design takes no digit away, and
 * does not bring back what was erased. But it is work like any other, so a project with a game that
 * went on is unsaved, and kept when it is closed. A few moments more on the clock are nothing to
 * save.
 */
final class Games {
  private static final Duration MOMENTS = Duration.ofMinutes(1);

  private final History history;
  private final LongSupplier nanos;
  private final Executor later;

  /** The games, most recently played last, so that those are kept if there are too many. */
  private final Map<Puzzle, Game> games = new LinkedHashMap<>(16, 0.75f, true);

  private long openings;
  private boolean waits;
  private boolean closed;

  /**
   * @param nanos a clock
   * @param later runs a task after a few seconds, in the thread of the UI
   */
  Games(History history, LongSupplier nanos, Executor later) {
    this.history = history;
    this.nanos = nanos;
    this.later = later;
    this.openings = history.openings();
  }

  /** True if a game belongs to the open project. */
  boolean has(Game game) {
    forgetOthers();
    return games.containsValue(game);
  }

  /** The game of a puzzle as it was left. */
  Game of(Puzzle puzzle) {
    forgetOthers();
    return games.computeIfAbsent(puzzle, this::begin);
  }

  private Game begin(Puzzle puzzle) {
    Stopwatch stopwatch = new Stopwatch(nanos);
    return Stream.concat(Stream.of(history.document()), history.project().documents().stream())
        .flatMap(document -> document.unfinished(puzzle).stream())
        .findFirst()
        .map(play -> new Game(play, stopwatch))
        .orElseGet(() -> new Game(puzzle, stopwatch));
  }

  /** Drops the games of another project, which keeps them itself. */
  private void forgetOthers() {
    if (openings != history.openings()) {
      openings = history.openings();
      games.clear();
    }
  }

  /** Notes that a game went on, to be stored in the documents soon. */
  void wentOn() {
    if (!waits) {
      waits = true;
      later.execute(
          () -> {
            waits = false;
            putDown();
          });
    }
  }

  /** Stores all games in the documents that contain their puzzles. */
  void putDown() {
    forgetOthers();
    if (!closed) {
      Project project = history.project();
      history.learn(
          new Project(
              project.documents().stream().map(this::withGames).toList(), project.current()));
    }
  }

  private Document withGames(Document document) {
    Document next = document;
    for (Map.Entry<Puzzle, Game> entry : games.entrySet()) {
      if (next.knows(entry.getKey())) {
        next = with(next, entry.getKey(), entry.getValue().unfinished());
      }
    }
    return next;
  }

  private static Document with(Document document, Puzzle puzzle, Optional<UnfinishedPlay> now) {
    Optional<UnfinishedPlay> kept = document.unfinished(puzzle);
    boolean isAsKept =
        kept.isPresent() && now.isPresent() && now.get().isWithin(MOMENTS, kept.get());
    return isAsKept ? document : document.withUnfinished(puzzle, now);
  }

  void close() {
    closed = true;
  }
}
