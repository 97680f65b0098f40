package cluewright.format;

import cluewright.document.Project;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Reads and writes project files ({@code .cluewright}): JSON in UTF-8, described in {@link
 * ProjectJson}.
 */
public final class ProjectFile {
  /** The extension of a project file. */
  public static final String EXTENSION = ".cluewright";

  /** The longest file read, in bytes; real ones have one or two thousand per puzzle. */
  static final int LARGEST = 16 << 20;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** The start of Cluewright's own files, and of others with the same first fields. */
  private static final Pattern START = Pattern.compile("\\s*\\{\\s*\"cluewright\"\\s*:");

  private ProjectFile() {}

  /**
   * Writes a project, replacing an existing file, which stays intact if anything fails.
   *
   * @param ratings what is known of how difficult a puzzle is; it is written for other programs
   * @throws IOException if the file cannot be written, with one sentence that says why
   */
  public static void write(Path file, Project project, Function<Puzzle, Optional<Rating>> ratings)
      throws IOException {
    byte[] json = ProjectJson.write(project, ratings).getBytes(StandardCharsets.UTF_8);
    WholeFile.write(file, out -> out.write(json));
  }

  /**
   * Reads a project.
   *
   * @throws IOException if the file cannot be read, with one sentence that says why
   * @throws FormatException if it is not a project file that this version understands, with one
   *     sentence that names the file and the place
   */
  public static Project read(Path file) throws IOException {
    byte[] bytes = OrdinaryFile.bytes(file, LARGEST);
    try {
      return ProjectJson.read(text(bytes));
    } catch (JsonProcessingException e) {
      throw new FormatException(OrdinaryFile.cannotOpen(file, JsonFault.sentence(e)), e);
    } catch (FormatException e) {
      throw new FormatException(OrdinaryFile.cannotOpen(file, e.phrase()), e);
    }
  }

  /** True if a text is meant to be a project. */
  public static boolean isOne(String text) {
    return START.matcher(text).lookingAt();
  }

  /** The text of a project without ratings, as {@link #read(String)} reads it. */
  public static String text(Project project) {
    return ProjectJson.write(project, puzzle -> Optional.empty());
  }

  /**
   * Reads the text of a project.
   *
   * @throws FormatException if it is none that this version understands
   */
  public static Project read(String text) {
    try {
      return ProjectJson.read(text);
    } catch (JsonProcessingException e) {
      throw new FormatException(JsonFault.sentence(e), e);
    }
  }

  private static String text(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      if (text.isBlank()) {
        throw new FormatException(Phrase.of("formats.empty"));
      }
      boolean marked = text.charAt(0) == BYTE_ORDER_MARK;
      return marked ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new FormatException(Phrase.of("formats.no-utf-8"), e);
    }
  }
}
