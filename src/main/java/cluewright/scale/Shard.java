package cluewright.scale;

import cluewright.batch.BatchException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One worker of several, which takes every n-th item: neighbours are similar in size, so that each
 * worker gets a fair mix.
 *
 * @param number from 1
 * @param of how many workers there are
 */
public record Shard(int number, int of) {
  /** A single worker, which takes everything. */
  public static final Shard WHOLE = new Shard(1, 1);

  private static final Pattern TEXT = Pattern.compile("(\\d{1,7})/(\\d{1,7})");

  public Shard {
    if (number < 1 || number > of) {
      throw new BatchException(
          "there is no shard %d/%d: count them from 1 to %d"
              .formatted(number, of, Math.max(1, of)));
    }
  }

  /**
   * Reads {@code 17/400}.
   *
   * @throws BatchException if it is no such share
   */
  public static Shard read(String text) {
    Matcher parts = TEXT.matcher(text.strip());
    if (!parts.matches()) {
      throw new BatchException("\"%s\" is no shard: write one such as 17/400".formatted(text));
    }
    return new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
  }

  boolean has(Item item) {
    return item.id() % of == number % of;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
