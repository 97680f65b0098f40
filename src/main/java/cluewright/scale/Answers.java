package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.batch.LineFile;
import cluewright.format.WholeFile;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The folder where workers put their answers, each in its own file, and the file {@code stop},
 * which ends all work.
 *
 * <p>A file of answers begins with a line that names the digest of the items. What stands behind
 * its {@linkplain LineFile whole lines} was torn when its worker was killed, and does not count.
 */
public final class Answers {
  private static final String PREFIX = "answers-";
  private static final String SUFFIX = ".jsonl";
  private static final String MARK = "cluewright-answers";
  private static final int VERSION = 1;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path folder;
  private final Items items;

  /** Cached, since computing it takes as long as writing all items. */
  private final String digest;

  public Answers(Path folder, Items items) {
    this.folder = folder;
    this.items = items;
    this.digest = items.digest();
  }

  Path folder() {
    return folder;
  }

  /** The items being answered. */
  public Items items() {
    return items;
  }

  /** The file that ends all work. */
  public Path stop() {
    return folder.resolve("stop");
  }

  /** True if the folder contains a file {@code stop}, or the puzzle of a walk was found. */
  public boolean isStopped() {
    return Files.exists(stop());
  }

  /** Ends all work. */
  void stop(String why) throws IOException {
    WholeFile.write(stop(), out -> out.write((why + "\n").getBytes(StandardCharsets.UTF_8)));
  }

  Path journal(Shard shard) {
    return folder.resolve("%s%d-of-%d%s".formatted(PREFIX, shard.number(), shard.of(), SUFFIX));
  }

  /** The first line of an answer file, with its line feed. */
  String header() {
    return MAPPER.createObjectNode().put(MARK, VERSION).put("digest", digest) + "\n";
  }

  /** An answer as a line, with its line feed. */
  String line(Answer answer) {
    return answer.line(digest);
  }

  /** Writes one answer into a file of its own, completely or not at all. */
  public void write(Answer answer) throws IOException {
    byte[] text = (header() + line(answer)).getBytes(StandardCharsets.UTF_8);
    WholeFile.write(file(answer.item()), out -> out.write(text));
    announce(answer);
  }

  /** True if there is a file with an item's answer. */
  public boolean has(Item item) {
    return Files.exists(file(item.id()));
  }

  private Path file(int item) {
    return folder.resolve("%sitem-%d%s".formatted(PREFIX, item, SUFFIX));
  }

  /** Ends all work if an answer is the puzzle that a walk is looking for. */
  void announce(Answer answer) throws IOException {
    if (isFound(answer)) {
      stop("item %,d found a puzzle".formatted(answer.item()));
    }
  }

  /** True if an answer is the puzzle that a walk is looking for. */
  boolean isFound(Answer answer) {
    return items.kind() == Kind.WALK && !answer.outcomes().isEmpty();
  }

  /**
   * All answers by item number.
   *
   * @throws BatchException if one is damaged, of other items, or not the same as another to its
   *     item
   */
  public Map<Integer, Answer> read() throws IOException {
    return read(Map.of());
  }

  /**
   * All answers by item number, given the files.
   *
   * @param known texts of files that are not to be opened again, since to close them would give up
   *     their locks
   */
  Map<Integer, Answer> read(Map<Path, String> known) throws IOException {
    Map<Integer, Answer> all = new TreeMap<>();
    Map<Integer, Path> files = new TreeMap<>();
    for (Path file : files()) {
      String text = known.containsKey(file) ? known.get(file) : LineFile.read(file);
      List<String> lines = text.lines().toList();
      if (lines.isEmpty()) {
        continue;
      }
      requireHeader(lines.get(0), file);
      for (int i = 1; i < lines.size(); i++) {
        Answer answer = answer(lines.get(i), file, i + 1);
        Answer before = all.putIfAbsent(answer.item(), answer);
        Path where = files.putIfAbsent(answer.item(), file);
        if (before != null && !before.agrees(answer)) {
          throw new BatchException(
              "item %,d has two answers that differ, in %s and %s: remove one of these files, and run work again"
                  .formatted(answer.item(), where, file));
        }
      }
    }
    return all;
  }

  /** The existing answer files, in order. */
  public List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
        found.forEach(files::add);
      }
    }
    Collections.sort(files);
    return files;
  }

  void requireHeader(String line, Path file) {
    try {
      JsonNode object = MAPPER.readTree(line);
      if (object.path(MARK).asInt() != VERSION) {
        throw new BatchException(file + ", line 1: these are no answers: move the file away");
      }
      if (!object.path("digest").asText().equals(digest)) {
        throw new BatchException(
            file + " answers other items: name another folder, or move the file away");
      }
    } catch (JsonProcessingException e) {
      throw new BatchException(file + ", line 1: these are no answers: move the file away");
    }
  }

  private Answer answer(String line, Path file, int number) {
    try {
      Answer answer = Answer.read(line, digest);
      if (answer.item() < 1 || answer.item() > items.all().size()) {
        throw new BatchException("there is no item %,d".formatted(answer.item()));
      }
      return answer;
    } catch (BatchException e) {
      throw new BatchException(
          "%s, line %,d: %s; remove the file, and run work again"
              .formatted(file, number, e.getMessage()));
    }
  }
}
