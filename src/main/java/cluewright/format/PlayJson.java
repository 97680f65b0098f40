package cluewright.format;

import cluewright.document.TestPlay;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One of the {@code plays} of a puzzle in a project.
 *
 * @param board a board's name, or null for that of the mask
 * @param puzzle all cells in one line
 * @param date as in {@code 2026-11-23T04:15:00Z}
 * @param tester a name, or null
 * @param mistakes null where they are not known
 * @param abandoned {@code true}, or null for solved
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record PlayJson(
    String board,
    String puzzle,
    String date,
    String tester,
    Long seconds,
    Integer hints,
    Integer mistakes,
    Boolean abandoned) {
  /** The longest time accepted, ten years, so that no sum overflows. */
  private static final long MOST_SECONDS = 3650L * 24 * 60 * 60;

  private static final int LAST_YEAR = 9999;

  static PlayJson of(TestPlay play, Board usual) {
    Board board = play.puzzle().board();
    return new PlayJson(
        board.equals(usual) ? null : board.name(),
        play.puzzle().line(),
        play.date().toString(),
        play.tester().isEmpty() ? null : play.tester(),
        play.time().toSeconds(),
        play.hints(),
        play.mistakes().isPresent() ? play.mistakes().getAsInt() : null,
        play.isSolved() ? null : true);
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if a field is missing, is no date of the years 1 to 9999, or no number
   *     from 0 on; or if the time is longer than {@link #MOST_SECONDS}
   */
  TestPlay play(Board usual) {
    return new TestPlay(
        ResultJson.digits(board, puzzle, usual),
        instant(),
        Optional.ofNullable(tester).orElse(""),
        Duration.ofSeconds(time(seconds)),
        (int) fromZero("hints", hints == null ? 0 : hints),
        mistakes == null
            ? OptionalInt.empty()
            : OptionalInt.of((int) fromZero("mistakes", mistakes)),
        Boolean.TRUE.equals(abandoned) ? TestPlay.End.ABANDONED : TestPlay.End.SOLVED);
  }

  /** The duration of a play, in seconds. */
  static long time(Long seconds) {
    return upTo(MOST_SECONDS, "seconds", DocumentJson.require("seconds", seconds));
  }

  /** A number of a field, from 0 up to a sensible limit. */
  static long upTo(long most, String field, long number) {
    if (fromZero(field, number) > most) {
      throw new FormatException(Phrase.of("formats.too-long", field, number, most));
    }
    return number;
  }

  private Instant instant() {
    String text = DocumentJson.require("date", date);
    try {
      Instant instant = Instant.parse(text);
      int year = instant.atOffset(ZoneOffset.UTC).getYear();
      if (year < 1 || year > LAST_YEAR) {
        throw new FormatException(Phrase.of("formats.no-date", Quoted.of(text)));
      }
      return instant;
    } catch (DateTimeException e) {
      throw new FormatException(Phrase.of("formats.no-date", Quoted.of(text)), e);
    }
  }

  private static long fromZero(String field, long number) {
    if (number < 0) {
      throw new FormatException(Phrase.of("formats.below-zero", field, number));
    }
    return number;
  }
}
