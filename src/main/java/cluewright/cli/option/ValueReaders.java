package cluewright.cli.option;

import cluewright.choice.Kind;
import cluewright.format.exchange.core.Format;
import cluewright.model.Board;
import cluewright.plan.ClueRange;
import cluewright.plan.shape.Range;
import cluewright.replay.Condition;
import cluewright.replay.SolvingOrder;
import cluewright.replay.Tenths;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Words;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How the values of options and parameters are read, by their types. */
public final class ValueReaders {
  private static final Pattern SCORES = Pattern.compile("(\\d{1,6})(?:\\.\\.(\\d{1,6}))?");
  private static final String RATING = "(\\d{1,2}(?:\\.\\d)?)";
  private static final Pattern RATINGS = Pattern.compile(RATING + "(?:\\.\\." + RATING + ")?");

  private ValueReaders() {}

  /** Lets a command line and its commands read them. */
  public static void readBy(CommandLine line) {
    line.registerConverter(int.class, number(Integer::valueOf));
    line.registerConverter(Integer.class, number(Integer::valueOf));
    line.registerConverter(long.class, number(Long::valueOf));
    line.registerConverter(Long.class, number(Long::valueOf));
    line.registerConverter(Duration.class, new TimeConverter());
    line.registerConverter(Format.class, new FormatConverter());
    line.registerConverter(SolvingOrder.class, new OrderConverter());
    line.registerConverter(StrategySet.class, new StrategiesConverter());
    line.registerConverter(Board.class, by(BoardNames::read));
    line.registerConverter(ClueRange.class, by(ClueRange::of));
    line.registerConverter(Range.class, by(Range::of));
    line.registerConverter(Condition.Score.class, by(ValueReaders::scores));
    line.registerConverter(Condition.Explained.class, by(ValueReaders::ratings));
    line.registerConverter(Condition.Levels.class, by(Condition.Levels::of));
    line.registerConverter(Condition.Reasons.class, by(Condition.Reasons::of));
  }

  /** Lets a command line read the words of an enum. */
  public static <E> void readWords(CommandLine line, Class<E> choices) {
    line.registerConverter(choices, by(text -> word(text, choices)));
  }

  /**
   * Reads a text.
   *
   * @param reader throws {@link IllegalArgumentException} with a sentence if a text is wrong
   */
  static <T> ITypeConverter<T> by(Function<String, T> reader) {
    return text -> {
      try {
        return reader.apply(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    };
  }

  private static <T> ITypeConverter<T> number(Function<String, T> parse) {
    return text -> {
      try {
        return parse.apply(text.strip());
      } catch (NumberFormatException e) {
        throw new TypeConversionException(
            "\"" + text + "\" is not a whole number, or has too many digits");
      }
    };
  }

  /** One of a few words in upper or lower case, with hyphens between their parts. */
  private static <E> E word(String text, Class<E> choices) {
    return Arrays.stream(choices.getEnumConstants())
        .filter(choice -> Kind.word(choice).equals(text.strip().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"%s\" is not one of %s"
                        .formatted(
                            text,
                            Words.list(
                                Arrays.stream(choices.getEnumConstants())
                                    .map(Kind::word)
                                    .toList()))));
  }

  private static Condition.Score scores(String text) {
    return range(
        SCORES.matcher(text),
        Integer::valueOf,
        Condition.Score::new,
        "\"" + text + "\" is not a range of scores: write it like 400..800");
  }

  /** Ratings of Sudoku Explainer, such as {@code 7.0..7.4}. */
  private static Condition.Explained ratings(String text) {
    return range(
        RATINGS.matcher(text),
        rating -> Tenths.read(rating).orElseThrow(),
        Condition.Explained::new,
        "\"" + text + "\" is not a range of ratings: write it like 7.0..7.4");
  }

  private static <T> T range(
      Matcher range,
      Function<String, Integer> number,
      BiFunction<Integer, Integer, T> make,
      String complaint) {
    if (!range.matches()) {
      throw new IllegalArgumentException(complaint);
    }
    int least = number.apply(range.group(1));
    return make.apply(least, range.group(2) == null ? least : number.apply(range.group(2)));
  }
}
