package cluewright.spark;

import cluewright.batch.BatchException;
import cluewright.scale.Answer;
import cluewright.scale.Answers;
import cluewright.scale.Item;
import cluewright.scale.ItemWork;
import cluewright.scale.Items;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/**
 * Does all items that have no answer yet, on a cluster: {@code spark-submit --class
 * cluewright.spark.SparkWork cluewright-spark.jar ITEMS FOLDER [PARTITIONS]}.
 *
 * <p>The folder is one that all machines share. Each answer is a file in it as soon as it is known,
 * so a task that is run again, on another machine or by another driver, does only what is missing;
 * and since items have seeds of their own, it does not matter how they are spread. When one finds
 * the puzzle of a walk, or somebody puts the file {@code stop} into the folder, the job is
 * cancelled. {@code cluewright join} does the rest.
 */
public final class SparkWork {
  private static final long BETWEEN_LOOKS = 200;

  private SparkWork() {}

  /** Runs on the cluster that submitted it. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 2 || args.length > 3) {
      throw new IllegalArgumentException("give ITEMS FOLDER, and how many PARTITIONS if you like");
    }
    Items items = Items.read(Path.of(args[0]));
    int partitions = args.length == 3 ? Integer.parseInt(args[2]) : items.all().size();
    SparkConf conf = new SparkConf().setAppName("cluewright " + args[0]);
    try (JavaSparkContext context = new JavaSparkContext(conf)) {
      run(context, items, Path.of(args[1]), partitions);
    }
  }

  /** The end of a job. */
  public enum End {
    /** All items have answers. */
    DONE,
    /** The puzzle of a walk is found, or somebody ended the work. */
    STOPPED
  }

  /**
   * Does what has no answer yet.
   *
   * @param folder shared by all machines
   * @param partitions how many tasks to make; one an item loses the least where a machine fails
   * @throws BatchException if an item fails, or the folder holds answers to other items
   */
  public static End run(JavaSparkContext context, Items items, Path folder, int partitions)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    Answers answers = new Answers(folder, items);
    Set<Integer> there = answers.read().keySet();
    List<Integer> open =
        items.all().stream().map(Item::id).filter(id -> !there.contains(id)).toList();
    if (open.isEmpty() || answers.isStopped()) {
      return open.isEmpty() ? End.DONE : End.STOPPED;
    }
    String group = "cluewright-" + items.digest();
    context.setJobGroup(group, "items of " + items.kind(), /* interruptOnCancel= */ false);
    Broadcast<String> text = context.broadcast(items.text());
    String shared = folder.toAbsolutePath().toString();
    JavaFutureAction<Void> job =
        context
            .parallelize(open, Math.max(1, Math.min(partitions, open.size())))
            .foreachPartitionAsync(ids -> work(ids, text.value(), shared));
    return await(job, answers, () -> context.cancelJobGroup(group));
  }

  private static End await(JavaFutureAction<Void> job, Answers answers, Runnable cancel)
      throws IOException, InterruptedException {
    boolean isCancelled = false;
    while (!job.isDone()) {
      if (!isCancelled && answers.isStopped()) {
        cancel.run();
        isCancelled = true;
      }
      Thread.sleep(BETWEEN_LOOKS);
    }
    try {
      job.get();
    } catch (ExecutionException | CancellationException e) {
      if (!answers.isStopped()) {
        throw new BatchException("the job failed: " + e.getMessage());
      }
    }
    boolean isWhole = answers.read().size() == answers.items().all().size();
    return isWhole ? End.DONE : End.STOPPED;
  }

  /** One task: its items, one after the other, but for those that have answers meanwhile. */
  private static void work(Iterator<Integer> ids, String text, String shared) throws IOException {
    Items items = Items.read(text);
    Answers answers = new Answers(Path.of(shared), items);
    ItemWork work = new ItemWork(items, new Generator());
    TaskContext task = TaskContext.get();
    Watch watch = Watch.idle();
    Thread look = new Thread(() -> lookForStop(task, answers, watch), "cluewright-stop");
    look.setDaemon(true);
    look.start();
    try {
      while (ids.hasNext() && !watch.isStopped()) {
        Item item = items.all().get(ids.next() - 1);
        if (!answers.has(item)) {
          Optional<Answer> answer = work.answer(item, watch);
          if (answer.isPresent()) {
            answers.write(answer.get());
          }
        }
      }
    } finally {
      look.interrupt();
    }
  }

  private static void lookForStop(TaskContext task, Answers answers, Watch watch) {
    try {
      while (!watch.isStopped()) {
        if (task.isInterrupted() || answers.isStopped()) {
          watch.stop();
        }
        Thread.sleep(BETWEEN_LOOKS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
