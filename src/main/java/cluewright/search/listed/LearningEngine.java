package cluewright.search.listed;

import cluewright.learned.OwnMasks;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.proof.ProofWriter;
import cluewright.proof.StatedBoard;
import cluewright.proof.check.Claim;
import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.Lists;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * An engine that remembers what it refutes, so that parts of these masks are refuted at once.
 *
 * <p>Only what took a while is kept, and only if its proof can be checked and is short: a walk over
 * the empty cells leaves some hundred bytes, clauses may leave many megabytes.
 */
public final class LearningEngine implements Engine {
  private static final Duration WORTH_KEEPING = Duration.ofSeconds(1);
  private static final int MOST_BYTES = 1 << 19;

  private final Engine engine;
  private final OwnMasks own;
  private final Lists lists;

  public LearningEngine(Engine engine, OwnMasks own) {
    this.engine = engine;
    this.own = own;
    this.lists = Lists.with(own::known);
  }

  @Override
  public Lists lists() {
    return lists;
  }

  @Override
  public Outcome search(Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
    AtomicBoolean isPossible = new AtomicBoolean();
    Outcome outcome =
        engine.search(
            asking(request),
            many,
            watch,
            found -> {
              isPossible.set(true);
              sink.accept(found);
            });
    if (!isPossible.get()) {
      learn(request, outcome);
    }
    return outcome;
  }

  @Override
  public Optional<Effort> effort(Request request, Watch watch) {
    return engine.effort(request, watch);
  }

  private Request asking(Request request) {
    return request.lists().areAsked() ? request.withLists(lists) : request;
  }

  private void learn(Request asked, Outcome outcome) {
    if (outcome instanceof Outcome.Impossible impossible
        && impossible.elapsed().compareTo(WORTH_KEEPING) >= 0
        && isOfTheMask(asked, impossible.proof())) {
      record(asked.reduced(), impossible.proof()).ifPresent(own::learn);
    }
  }

  /** True if the proof depends only on the mask and strategies, and a checker can redo it. */
  private static boolean isOfTheMask(Request request, Proof proof) {
    boolean isOwn =
        switch (proof.kind()) {
          case COUNTING_SEARCH, RELAXATION, STEP_BOUND, EXHAUSTED, OPEN_CELLS -> true;
          default -> false;
        };
    boolean isStated = request.strategies().isAny() || request.reduced().strategies().isStated();
    return isOwn
        && isStated
        && request.goal().isNone()
        && request.known().isEmpty()
        && proof.evidence().isKept()
        && isNamed(request.mask().board());
  }

  /**
   * True if a record names the board as lists of learned masks do. Most drawn rules are stated in
   * primitives there, which name no board.
   */
  private static boolean isNamed(Board board) {
    return StatedBoard.objection(board).isEmpty()
        && Boards.named(StatedBoard.name(board)).filter(board::equals).isPresent();
  }

  private static Optional<List<String>> record(Request request, Proof proof) {
    Claim claim =
        new Claim(
            StatedBoard.name(request.mask().board()),
            request.mask().line(),
            request.strategies().names(),
            request.known().stream().map(Puzzle::line).toList(),
            proof.kind().id(),
            proof.sentence().toString());
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try {
      ProofWriter.write(claim, request.mask().board(), proof.evidence(), new Bounded(text));
    } catch (IOException e) {
      return Optional.empty();
    }
    return Optional.of(text.toString(StandardCharsets.UTF_8).lines().toList());
  }

  /** Accepts a limited number of bytes, and then fails. */
  private static final class Bounded extends OutputStream {
    private final ByteArrayOutputStream out;

    Bounded(ByteArrayOutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      if (out.size() + count > MOST_BYTES) {
        throw new IOException("it is too long to keep");
      }
      out.write(bytes, from, count);
    }
  }
}
