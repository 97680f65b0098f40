package cluewright.studio.work;

import cluewright.model.Stop;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;

/**
 * Answers that take long, each worked out once for all who ask, on the thread of the first of them.
 * One is given up when nobody who asked for it wants it any more. For use by several threads.
 */
public final class Shared<Q, A> {
  /** How often whoever waits looks whether the answer is still wanted. */
  private static final int LOOK_MILLIS = 20;

  private final int most;
  private final BiFunction<Q, Stop, A> work;
  private final Map<Q, Asked<A>> all = new ConcurrentHashMap<>();

  /** The questions with an answer, the newest last. */
  private final List<Q> answered = new CopyOnWriteArrayList<>();

  /** An answer, or what it will be, and who wants it. */
  private record Asked<A>(CompletableFuture<A> answer, List<Stop> askers) {
    Asked() {
      this(new CompletableFuture<>(), new CopyOnWriteArrayList<>());
    }

    boolean isUnwanted() {
      return askers.stream().allMatch(Stop::isStopped);
    }
  }

  /**
   * @param most the answers that are kept, the newest ones
   * @param work finds an answer, or leaves by a {@link CancellationException} if it is stopped
   */
  public Shared(int most, BiFunction<Q, Stop, A> work) {
    this.most = most;
    this.work = work;
  }

  /**
   * The answer to a question, which may take long.
   *
   * @throws CancellationException if it is stopped
   */
  public A of(Q question, Stop stop) {
    Asked<A> mine = new Asked<>();
    mine.askers.add(stop);
    Asked<A> first = all.putIfAbsent(question, mine);
    if (first == null) {
      return answer(question, mine);
    }
    first.askers.add(stop);
    return await(question, first, stop);
  }

  private A answer(Q question, Asked<A> mine) {
    try {
      A found = work.apply(question, mine::isUnwanted);
      keep(question);
      mine.answer.complete(found);
      return found;
    } catch (RuntimeException | Error e) {
      all.remove(question, mine);
      mine.answer.completeExceptionally(e);
      throw e;
    }
  }

  private void keep(Q question) {
    answered.add(question);
    while (answered.size() > most) {
      all.remove(answered.remove(0));
    }
  }

  private A await(Q question, Asked<A> first, Stop stop) {
    while (true) {
      try {
        return first.answer.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        stop.throwIfStopped();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof CancellationException && !stop.isStopped()) {
          return of(question, stop); // Everybody else had given it up just before.
        }
        throw new IllegalStateException(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException();
      }
    }
  }
}
