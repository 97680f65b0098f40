package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A killer puzzle that others published.
 *
 * @param solution one character a cell
 */
public record KnownKiller(String title, Board board, String solution) {

  /** All of the list, whose sources it names. */
  public static List<KnownKiller> all() {
    try (InputStream in = KnownKiller.class.getResourceAsStream("killers.txt")) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      List<KnownKiller> all = new ArrayList<>();
      for (int i = 0; i + 1 < lines.size(); i++) {
        if (lines.get(i).startsWith("9x9")) {
          Board board = Boards.named(lines.get(i)).orElseThrow();
          all.add(new KnownKiller(lines.get(i - 1).substring(2), board, lines.get(i + 1)));
        }
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return title;
  }
}
