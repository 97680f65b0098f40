package cluewright.studio.generate;

import cluewright.format.FormatException;
import cluewright.format.OrdinaryFile;
import cluewright.format.WholeFile;
import cluewright.learned.LearnedMask;
import cluewright.learned.LearnedText;
import cluewright.learned.OwnMasks;
import cluewright.phrase.Phrase;
import cluewright.studio.settings.UserFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The file of the masks refuted by the user's work, written completely or not at all.
 *
 * <p>Entries that cannot be read are told of with their line and left out; the file with them stays
 * beside the new one under another name, since the next writing would lose them.
 */
public final class LearnedFile implements OwnMasks.Keeper {
  /** How long verifying a proof in the background may take. */
  public static final Duration PATIENCE = Duration.ofMinutes(1);

  static final String NAME = "learned.txt";
  static final String FAULTY = "learned-faulty.txt";

  /** The maximum file size, enough for a hundred thousand masks. */
  private static final int MOST_BYTES = 64 << 20;

  private final UserFolder home;
  private final Path file;
  private final Consumer<Phrase> trouble;

  /** True if the file could not be read, so that it must not be overwritten. */
  private volatile boolean isUnreadable;

  /**
   * @param trouble hears what could not be read, kept or trusted, on any thread
   */
  public LearnedFile(UserFolder home, Consumer<Phrase> trouble) {
    this.home = home;
    this.file = home.resolve(NAME);
    this.trouble = trouble;
  }

  /** The readable entries; empty without a file. */
  public List<LearnedMask> read() {
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      LearnedText.Content content = LearnedText.read(lines());
      if (!content.faults().isEmpty()) {
        tell(content.faults());
      }
      return content.masks();
    } catch (IOException | FormatException e) {
      isUnreadable = true;
      trouble.accept(Phrase.of("generate.learned-unreadable", file.toString()));
      return List.of();
    }
  }

  /** The lines; text that is not UTF-8 counts as faulty like any other. */
  private List<String> lines() throws IOException {
    byte[] bytes = OrdinaryFile.bytes(file, MOST_BYTES);
    String text = new String(bytes, StandardCharsets.UTF_8);
    boolean isText = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes);
    return (isText ? text : new String(bytes, StandardCharsets.ISO_8859_1)).lines().toList();
  }

  private void tell(List<LearnedText.Fault> faults) throws IOException {
    Path aside = home.resolve(FAULTY);
    WholeFile.write(aside, out -> Files.copy(file, out));
    LearnedText.Fault first = faults.get(0);
    trouble.accept(
        Phrase.of(
            "generate.learned-faulty",
            file.toString(),
            first.line(),
            first.reason(),
            aside.toString()));
  }

  @Override
  public void keep(List<String> lines) {
    if (isUnreadable) {
      return;
    }
    try {
      Files.createDirectories(home.path());
      String text = String.join("\n", lines) + "\n";
      WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      trouble.accept(Phrase.of("generate.learned-not-kept", file.toString()));
    }
  }

  @Override
  public void dropped(String name, String why) {
    trouble.accept(Phrase.of("generate.learned-dropped", name, file.toString(), why));
  }
}
