package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.batch.LineFile;
import cluewright.format.FileException;
import cluewright.search.Engine;
import cluewright.search.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The work of one shard: those of its items that have no answer yet, in order.
 *
 * <p>Each answer goes into the shard's journal as soon as it is known. So a run that was killed
 * loses the item under way, which the next run does again, and none is done twice.
 */
public record ShardRun(Answers answers, Shard shard, Engine engine, Listener listener) {
  private static final long BETWEEN_LOOKS = 500;

  /** Receives the progress of a run. */
  @FunctionalInterface
  public interface Listener {
    /** Reports how many of the shard's items are done. */
    void done(int items, int of);
  }

  /** How a run ended. */
  public enum End {
    /** All items of the shard are answered. */
    DONE,
    /** The puzzle of a walk was found, by this worker or another. */
    FOUND,
    STOPPED
  }

  /**
   * Works until all items are done or it is stopped.
   *
   * @throws BatchException if another process does this shard, or the folder holds other answers
   */
  public End run(Watch watch) throws IOException {
    makeFolder();
    Path file = answers.journal(shard);
    try (LineFile journal = LineFile.open(file)) {
      if (!journal.lock()) {
        throw new BatchException(
            "shard %s is being done by another process: wait until it ends".formatted(shard));
      }
      begin(journal, file);
      Thread look = new Thread(() -> lookForStop(watch), "cluewright-stop");
      look.setDaemon(true);
      look.start();
      try {
        return work(answers.read(Map.of(file, journal.text())), journal, watch);
      } finally {
        look.interrupt();
      }
    }
  }

  private void makeFolder() {
    try {
      Files.createDirectories(answers.folder());
    } catch (IOException e) {
      throw new BatchException(
          "%s cannot be made (%s): name another folder"
              .formatted(answers.folder(), FileException.reason(e)));
    }
  }

  private void begin(LineFile journal, Path file) throws IOException {
    journal.cut();
    String text = journal.text();
    if (text.isEmpty()) {
      journal.append(answers.header());
    } else {
      answers.requireHeader(text.lines().findFirst().orElseThrow(), file);
    }
  }

  private End work(Map<Integer, Answer> there, LineFile journal, Watch watch) throws IOException {
    Items items = answers.items();
    ItemWork work = new ItemWork(items, engine);
    Optional<Answer> found = there.values().stream().filter(answers::isFound).findFirst();
    if (found.isPresent()) {
      answers.announce(found.get());
      return End.FOUND;
    }
    List<Item> mine = items.all().stream().filter(shard::has).toList();
    int done = (int) mine.stream().filter(item -> there.containsKey(item.id())).count();
    listener.done(done, mine.size());
    for (Item item : mine) {
      if (there.containsKey(item.id())) {
        continue;
      }
      boolean isOver = watch.isStopped() || answers.isStopped();
      Optional<Answer> answer = isOver ? Optional.empty() : work.answer(item, watch);
      if (answer.isEmpty()) {
        return stopped(journal);
      }
      journal.append(answers.line(answer.get()));
      if (answers.isFound(answer.get())) {
        journal.force();
        answers.announce(answer.get());
        return End.FOUND;
      }
      done++;
      listener.done(done, mine.size());
    }
    journal.force();
    return End.DONE;
  }

  /** Why the work stopped early. */
  private End stopped(LineFile journal) throws IOException {
    Map<Integer, Answer> now = answers.read(Map.of(answers.journal(shard), journal.text()));
    return now.values().stream().anyMatch(answers::isFound) ? End.FOUND : End.STOPPED;
  }

  private void lookForStop(Watch watch) {
    try {
      while (!watch.isStopped()) {
        if (answers.isStopped()) {
          watch.stop();
        }
        Thread.sleep(BETWEEN_LOOKS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
