package cluewright.cli.option;

import cluewright.replay.Condition;
import cluewright.strategy.core.Level;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a level such as {@code hard}, or a range such as {@code easy..medium}. */
final class LevelsConverter implements ITypeConverter<Condition.Levels> {

  @Override
  public Condition.Levels convert(String text) {
    String[] names = text.split("\\.\\.", -1);
    if (names.length > 2) {
      throw new TypeConversionException(
          "\"" + text + "\" is not a range of levels: write it like easy..medium");
    }
    try {
      return new Condition.Levels(level(names[0]), level(names[names.length - 1]));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  private static Level level(String name) {
    return Arrays.stream(Level.values())
        .filter(level -> level.id().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"%s\" is not a level; the levels are %s"
                        .formatted(
                            name,
                            Arrays.stream(Level.values())
                                .map(Level::id)
                                .collect(Collectors.joining(", ")))));
  }
}
