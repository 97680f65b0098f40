package cluewright.learned;

import cluewright.model.Mask;
import cluewright.proof.check.Effort;
import cluewright.proof.check.NoSampleException;
import cluewright.proof.check.ProofChecker;
import cluewright.proof.check.ProofChecker.Verified;
import cluewright.proof.check.ProofException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;

/**
 * The masks that the user's own work has refuted, kept beside the shipped ones.
 *
 * <p>None of them is trusted for standing in a file: an entry answers only after the checker redid
 * its whole proof in this run of the program. That is done in the background, when a mask first
 * comes up that lies in an image of it, or as soon as it is learned. What fails is dropped, with
 * the line that is wrong. What takes too long to check is not used, and not kept when it is
 * learned.
 *
 * <p>Safe for use by several threads.
 */
public final class OwnMasks {
  private static final int MOST = 32;

  /** Numbers entries in the order in which they were added. */
  private static final String NAME = "own";

  /**
   * The kinds of proof worth keeping; the others have no record of their own, or take no time to
   * find.
   */
  private static final Set<String> KINDS =
      Set.of("counting-search", "relaxation", "step-bound", "exhausted", "open-cells");

  private final Executor workers;
  private final Duration patience;
  private final Keeper keeper;
  private final List<Entry> entries = new ArrayList<>();

  /** Where the masks are kept, and who is told when one is dropped. */
  public interface Keeper {
    /** Writes all entries, or none. */
    void keep(List<String> lines);

    /** Drops an entry whose proof does not hold. */
    void dropped(String name, String why);
  }

  /** How far an entry has been verified. */
  private enum Trust {
    UNCHECKED,
    BEING_CHECKED,
    CHECKED,
    TOO_LONG
  }

  private static final class Entry {
    private LearnedMask mask;
    private final boolean isKept;
    private Trust trust = Trust.UNCHECKED;

    Entry(LearnedMask mask, boolean isKept) {
      this.mask = mask;
      this.isKept = isKept;
    }
  }

  /**
   * @param workers where proofs are checked
   * @param patience how long the check of a proof may take
   */
  public OwnMasks(Executor workers, Duration patience, Keeper keeper) {
    this.workers = workers;
    this.patience = patience;
    this.keeper = keeper;
  }

  /** Adds entries from an earlier run, to be verified when they are first needed. */
  public synchronized void read(List<LearnedMask> kept) {
    kept.forEach(mask -> entries.add(new Entry(mask, true)));
  }

  /**
   * The masks that may answer for another: the shipped ones, and the user's own that are verified.
   * An unchecked one that would answer is checked now, for the next time.
   */
  public List<LearnedMask> known(Mask mask) {
    List<LearnedMask> known = new ArrayList<>(LearnedMasks.shipped());
    List<Entry> needed = new ArrayList<>();
    synchronized (this) {
      for (Entry entry : entries) {
        if (entry.trust == Trust.CHECKED) {
          known.add(entry.mask);
        } else if (entry.trust == Trust.UNCHECKED && isWithin(mask, entry.mask.mask())) {
          entry.trust = Trust.BEING_CHECKED;
          needed.add(entry);
        }
      }
    }
    needed.forEach(entry -> workers.execute(() -> check(entry)));
    return List.copyOf(known);
  }

  private static boolean isWithin(Mask part, Mask whole) {
    return part.board().equals(whole.board()) && Embedding.of(part, whole).isPresent();
  }

  /** Takes the record of a refutation, verifies it, and keeps it if the proof holds. */
  public void learn(List<String> record) {
    LearnedText.Content content = LearnedText.read(text(record));
    for (LearnedMask mask : content.masks()) {
      Entry entry = new Entry(mask, false);
      entry.trust = Trust.BEING_CHECKED;
      workers.execute(() -> check(entry));
    }
    if (!content.faults().isEmpty()) {
      throw new IllegalArgumentException(content.faults().toString());
    }
  }

  private static List<String> text(List<String> record) {
    List<String> lines = new ArrayList<>(List.of(LearnedText.FIRST_LINE));
    lines.add("entry " + NAME + " checked");
    lines.addAll(record);
    return lines;
  }

  private String nextName() {
    return IntStream.iterate(1, n -> n + 1)
        .mapToObj(n -> NAME + "-" + n)
        .filter(name -> entries.stream().noneMatch(entry -> entry.mask.name().equals(name)))
        .findFirst()
        .orElseThrow();
  }

  private void check(Entry entry) {
    try {
      Optional<String> fault = fault(entry.mask);
      if (fault.isPresent()) {
        drop(entry, fault.get());
      } else {
        trust(entry);
      }
    } catch (CancellationException | OutOfMemoryError | StackOverflowError e) {
      giveUp(entry);
    } catch (RuntimeException e) {
      giveUp(entry);
      throw e;
    }
  }

  /** Why an entry proves nothing, if so. */
  private Optional<String> fault(LearnedMask mask) {
    long end = System.nanoTime() + patience.toNanos();
    Effort.Watcher watcher =
        (done, of) -> {
          if (System.nanoTime() > end) {
            throw new CancellationException();
          }
        };
    String record = String.join("\n", mask.record()) + "\n";
    try (BufferedReader in = patient(new StringReader(record), watcher)) {
      Verified verified = ProofChecker.check(in, Effort.whole(watcher));
      return verified.isWhole() && KINDS.contains(verified.claim().kind())
          ? Optional.empty()
          : Optional.of("it is no whole proof of its own");
    } catch (ProofException e) {
      return Optional.of(e.getMessage());
    } catch (IOException | NoSampleException e) {
      throw new IllegalStateException("neither a file is read nor a sample taken", e);
    }
  }

  /** Checks at each line whether there is time left. */
  private static BufferedReader patient(Reader record, Effort.Watcher watcher) {
    return new BufferedReader(record) {
      @Override
      public String readLine() throws IOException {
        watcher.done(0, 1);
        return super.readLine();
      }
    };
  }

  private synchronized void giveUp(Entry entry) {
    entry.trust = Trust.TOO_LONG;
  }

  private void drop(Entry entry, String why) {
    synchronized (this) {
      if (!entry.isKept) {
        return;
      }
      entries.remove(entry);
      keep();
    }
    keeper.dropped(entry.mask.name(), why);
  }

  private synchronized void trust(Entry entry) {
    entry.trust = Trust.CHECKED;
    entry.mask = entry.mask.checked();
    if (!entry.isKept) {
      add(entry);
      keep();
    }
  }

  /** Adds an entry and removes those it makes redundant; beyond the limit, the oldest goes. */
  private void add(Entry entry) {
    boolean isNeedless =
        entries.stream().anyMatch(other -> other.trust == Trust.CHECKED && covers(other, entry));
    if (isNeedless) {
      return;
    }
    entries.removeIf(other -> covers(entry, other));
    entry.mask = entry.mask.named(nextName());
    entries.add(entry);
    if (entries.size() > MOST) {
      entries.remove(0);
    }
  }

  private static boolean covers(Entry whole, Entry part) {
    return whole.mask.strategies().equals(part.mask.strategies())
        && isWithin(part.mask.mask(), whole.mask.mask());
  }

  private void keep() {
    keeper.keep(LearnedText.write(entries.stream().map(entry -> entry.mask).toList()));
  }
}
