package cluewright;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes the list of test classes that make all their {@link Tries} after a change: the nearest to
 * it by the classes that use each other, up to {@link #MOST}, the last of them by lot; and the list
 * of the {@link #NEAREST} among them, which come first. All other tests run as well, with few
 * tries. Where nobody can tell what has changed, since there is no base to compare with or the
 * build itself is another, as many are drawn by lot from all.
 *
 * <p>A constant that the compiler copies is no use of its class. Data are used by classes that name
 * their folder; a text by tests that quote how it was; pages, which have no tries, by none.
 */
public final class TestsOfAChange {
  /** Of those classes that have more tries to make, or tests that else take turns. */
  static final int MOST = 120;

  /** So many come first, so that the time for all tries is theirs. */
  private static final int NEAREST = 16;

  private static final Pattern SOURCE = Pattern.compile("src/(?:main|test)/java/(.+)\\.java");
  private static final Pattern BUILD = Pattern.compile("pom\\.xml|\\.mvn/.*|\\.ci/.*");
  private static final Pattern DATA =
      Pattern.compile("(?:src/\\w+/resources|assets/(?!texts/|manual/)).*/([^/]+)/[^/]+");

  /** A text that is gone, as git shows it. */
  private static final Pattern OLD_TEXT = Pattern.compile("-[\\w.-]+ = (.{4,})");

  private static final Set<String> OF_TRIES =
      Set.of(Tries.class.getName(), Thorough.class.getName(), InTurn.class.getName());

  /** By class, in which those within it count as itself: the classes that use it. */
  private final Map<String, Set<String>> users = new HashMap<>();

  /** Notes that a class uses another. */
  void use(String user, String used) {
    users.computeIfAbsent(used, any -> new HashSet<>()).add(user);
  }

  /** The test classes that have more tries, by themselves or by what they use. */
  private Set<String> tests() {
    Set<String> reached = new HashSet<>();
    Deque<String> waiting = new ArrayDeque<>(OF_TRIES);
    while (!waiting.isEmpty()) {
      users.getOrDefault(waiting.pop(), Set.of()).stream()
          .filter(reached::add)
          .forEach(waiting::push);
    }
    reached.removeIf(each -> !each.endsWith("Test"));
    return reached;
  }

  /** The tests nearest to the changed classes, nearest first. */
  Set<String> nearest(Set<String> changed, Random lot) {
    Set<String> tests = tests();
    Set<String> chosen = new LinkedHashSet<>();
    Set<String> reached = new HashSet<>();
    Set<String> ring = changed;
    while (chosen.size() < MOST && !ring.isEmpty()) {
      reached.addAll(ring);
      Stream<String> have = ring.stream().filter(tests::contains);
      chosen.addAll(drawn(have, MOST - chosen.size(), lot));
      Set<String> next = new HashSet<>();
      ring.forEach(each -> next.addAll(users.getOrDefault(each, Set.of())));
      next.removeAll(reached);
      ring = next;
    }
    return chosen;
  }

  /** Tests by lot from all. */
  Set<String> drawn(Random lot) {
    return new LinkedHashSet<>(drawn(tests().stream(), MOST, lot));
  }

  private static List<String> drawn(Stream<String> from, int most, Random lot) {
    List<String> all = new ArrayList<>(from.sorted().toList());
    Collections.shuffle(all, lot);
    return all.subList(0, Math.min(most, all.size()));
  }

  /** The class whose file it is in. */
  private static String outermost(JavaClass any) {
    return any.getBaseComponentType().getName().replaceFirst("\\$.*", "");
  }

  /** Empty if nobody can tell. */
  private static Optional<List<String>> changedFiles(String base)
      throws IOException, InterruptedException {
    Optional<List<String>> changed = git("diff", "--name-only", "--no-renames", base, "--");
    Optional<List<String>> added = git("ls-files", "--others", "--exclude-standard");
    return changed
        .flatMap(all -> added.map(more -> Stream.of(all, more).flatMap(List::stream).toList()))
        .filter(all -> all.stream().noneMatch(BUILD.asMatchPredicate()));
  }

  private static Optional<List<String>> git(String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Process git =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return git.waitFor() == 0 ? Optional.of(said.lines().toList()) : Optional.empty();
  }

  private static Set<String> changedClasses(List<String> files, List<Path> folders)
      throws IOException {
    Set<String> classes = new HashSet<>();
    for (String file : files) {
      Matcher source = SOURCE.matcher(file);
      Matcher data = DATA.matcher(file);
      if (source.matches()) {
        classes.add(source.group(1).replace('/', '.'));
      } else if (data.matches()) {
        classes.addAll(naming(data.group(1), folders));
      }
    }
    return classes;
  }

  /** The test classes that quote a text which is no longer so. */
  private static Set<String> quoting(List<String> difference, Path sources) throws IOException {
    List<String> texts = difference.stream().flatMap(TestsOfAChange::oldText).toList();
    Set<String> classes = new HashSet<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith("Test.java")).toList()) {
        String code = Files.readString(file);
        if (texts.stream().anyMatch(code::contains)) {
          String name = sources.relativize(file).toString().replaceFirst("\\.java$", "");
          classes.add(name.replace(file.getFileSystem().getSeparator(), "."));
        }
      }
    }
    return classes;
  }

  static Stream<String> oldText(String line) {
    Matcher text = OLD_TEXT.matcher(line);
    return text.matches() ? Stream.of('"' + text.group(1) + '"') : Stream.empty();
  }

  /** The classes that name a folder. */
  private static Set<String> naming(String folder, List<Path> folders) throws IOException {
    Set<String> classes = new HashSet<>();
    for (Path root : folders) {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
          String code = Files.readString(file, StandardCharsets.ISO_8859_1);
          if (code.contains(folder)) {
            String name = root.relativize(file).toString().replaceFirst("[$.].*", "");
            classes.add(name.replace(file.getFileSystem().getSeparator(), "."));
          }
        }
      }
    }
    return classes;
  }

  /**
   * Writes the lists.
   *
   * @param words the files of both lists, all first; the base, as git names it; folders of compiled
   *     classes
   */
  public static void main(String[] words) throws IOException, InterruptedException {
    List<Path> folders = Stream.of(words).skip(3).map(Path::of).toList();
    TestsOfAChange all = new TestsOfAChange();
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
    for (JavaClass each : new ClassFileImporter().importPaths(folders)) {
      each.getDirectDependenciesFromSelf()
          .forEach(use -> all.use(outermost(each), outermost(use.getTargetClass())));
    }
    Optional<List<String>> files = changedFiles(words[2]);
    Random lot = new Random(Long.getLong("tests.seed", System.nanoTime()));
    Set<String> chosen;
    if (files.isPresent()) {
      Set<String> changed = changedClasses(files.get(), folders);
      Optional<List<String>> texts = git("diff", "-U0", words[2], "--", "assets/texts");
      changed.addAll(quoting(texts.orElseThrow(), Path.of("src/test/java")));
      chosen = all.nearest(changed, lot);
    } else {
      chosen = all.drawn(lot);
    }
    System.out.printf(
        "All tries for %d of %d test classes that have more than a quick run makes: %s%n",
        chosen.size(),
        all.tests().size(),
        files.map(f -> "the nearest to " + f.size() + " changed files").orElse("by lot"));
    write(Path.of(words[0]), chosen.stream());
    write(Path.of(words[1]), chosen.stream().limit(NEAREST));
  }

  private static void write(Path list, Stream<String> tests) throws IOException {
    Stream<String> sources = tests.map(each -> each.replace('.', '/') + ".java");
    Files.write(list, Stream.concat(Stream.of("# all tries", "none"), sources).toList());
  }
}
