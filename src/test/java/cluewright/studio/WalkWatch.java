package cluewright.studio;

import cluewright.studio.notice.Notice;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javax.management.JMException;
import javax.management.ObjectName;

/** Notes what must never happen while someone works at a window. */
final class WalkWatch {
  /** The beginnings of the sentences that tell of a fault of ours, in English. */
  private static final List<String> UNEXPECTED =
      List.of("Something unexpected went wrong", "The search ended unexpectedly");

  /** Threads that the Java runtime starts when it first needs them, and keeps. */
  private static final Set<String> OF_JAVA =
      Set.of("CompletableFutureDelayScheduler", "Cleaner-0", "process reaper", "Java2D Disposer");

  /** A line of a histogram: its number, how many there are, their bytes, and their class. */
  private static final Pattern CLASS = Pattern.compile("(?m)^ *\\d+: +\\d+ +(\\d+) +(\\S+)");

  /** How long the window's own thread may work without a pulse. */
  private static final long MOST_WORK = 5_000_000_000L;

  /** How long it may do so or wait, if neighbours on the machine leave it little. */
  private static final long MOST_SILENCE = 6 * MOST_WORK;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final List<String> faults = new CopyOnWriteArrayList<>();
  private final Set<Long> first = ConcurrentHashMap.newKeySet();
  private final Handler log = new Warnings();
  private volatile long pulse;
  private volatile long worked;
  private volatile Thread ui;

  /** Warnings of the program itself, and of JavaFX only what the program would show of it. */
  private final class Warnings extends Handler {
    @Override
    public void publish(LogRecord record) {
      String name = String.valueOf(record.getLoggerName());
      Level least = name.startsWith("javafx") ? Level.SEVERE : Level.WARNING;
      if (record.getLevel().intValue() >= least.intValue()) {
        fault(name + ": " + record.getMessage(), record.getThrown());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /** Begins; to be called on the UI thread once the window shows. */
  void begin(StudioViewModel studio) {
    ui = Thread.currentThread();
    pulse = System.nanoTime();
    worked = THREADS.getCurrentThreadCpuTime();
    ui.setUncaughtExceptionHandler((thread, e) -> fault("" + thread, e));
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> fault("" + thread, e));
    Logger.getLogger("").addHandler(log);
    studio.notices.notice.addListener((property, before, now) -> hear(now));
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        pulse = System.nanoTime();
        worked = THREADS.getCurrentThreadCpuTime();
      }
    }.start();
    threads().forEach(thread -> first.add(thread.getId()));
  }

  void end() {
    Logger.getLogger("").removeHandler(log);
    Thread.setDefaultUncaughtExceptionHandler(null);
  }

  private void hear(Optional<Notice> notice) {
    String words = notice.map(shown -> shown.sentence().toString()).orElse("");
    if (UNEXPECTED.stream().anyMatch(words::startsWith)) {
      fault(words, null);
    }
  }

  private void fault(String words, Throwable cause) {
    if (cause != null && isOfHeadlessScreen(cause)) {
      return;
    }
    faults.add(words + (cause == null ? "" : "\n" + trace(cause)));
  }

  /**
   * Monocle, which plays the screen, cannot drag out of it, nor paint what stands across its edge.
   */
  private static boolean isOfHeadlessScreen(Throwable cause) {
    return Arrays.stream(cause.getStackTrace())
        .map(StackTraceElement::getClassName)
        .anyMatch(
            name -> name.endsWith("MonocleDnDClipboard") || name.endsWith("monocle.Framebuffer"));
  }

  private static String trace(Throwable cause) {
    return Stream.iterate(cause, each -> each != null, Throwable::getCause)
        .flatMap(each -> Stream.concat(Stream.of("" + each), frames(each.getStackTrace())))
        .collect(Collectors.joining("\n"));
  }

  private static Stream<String> frames(StackTraceElement[] frames) {
    return Arrays.stream(frames).limit(40).map(frame -> "    " + frame);
  }

  /** What was noted since it was asked last. */
  List<String> faults() {
    List<String> now = List.copyOf(faults);
    faults.clear();
    return now;
  }

  /** Notes it if the window stands still. */
  boolean isDead() {
    long silence = System.nanoTime() - pulse;
    long work = THREADS.getThreadCpuTime(ui.getId()) - worked;
    if (work < MOST_WORK && silence < MOST_SILENCE) {
      return false;
    }
    fault(
        "no pulse in %.1f s, %.1f s of them work%n%s"
            .formatted(
                silence / 1e9,
                work / 1e9,
                frames(ui.getStackTrace()).collect(Collectors.joining("\n"))),
        null);
    return true;
  }

  /** The names of the threads that were not there at the beginning. */
  Set<String> newThreads() {
    return threads()
        .filter(thread -> !first.contains(thread.getId()))
        .map(Thread::getName)
        .filter(name -> !OF_JAVA.contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream();
  }

  /**
   * The bytes in use after a collection, but for those of int arrays: without a graphics card the
   * pictures of all that shows are such arrays, and JavaFX keeps them for the next.
   */
  static long heap() throws JMException, InterruptedException {
    for (int i = 0; i < 2; i++) {
      System.gc();
      Thread.sleep(100);
    }
    String classes =
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram",
                    new Object[] {new String[0]},
                    new String[] {String[].class.getName()});
    return CLASS
        .matcher(classes)
        .results()
        .filter(found -> !found.group(2).equals("[I"))
        .mapToLong(found -> Long.parseLong(found.group(1)))
        .sum();
  }
}
