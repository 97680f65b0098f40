package cluewright.plan;

import cluewright.choice.Kind;
import cluewright.print.image.PictureSize;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Values of choices as the command line writes them: {@code 6x9}, {@code x-4}, {@code 18mm}. */
final class OptionText {
  /** So many dots an inch do not matter, since pixels are no size on paper. */
  private static final int DOTS = 72;

  private static final double A_THOUSAND = 1000;

  private OptionText() {}

  /**
   * Reads a value.
   *
   * @throws IllegalArgumentException if a text is none, with a sentence
   */
  static <T> T read(Kind<T> kind, String text) {
    Optional<T> value =
        kind instanceof Kind.Written<T> written
            ? Optional.of(written.read().apply(text))
            : kind.value(plain(kind, text.strip()));
    return value.orElseThrow(() -> unknown(kind, text));
  }

  private static Object plain(Kind<?> kind, String text) {
    if (kind instanceof Kind.OneOf<?> one) {
      return constant(one.values(), text);
    }
    if (kind instanceof Kind.Several<?> several) {
      List<?> all = List.of(several.type().getEnumConstants());
      return text.isEmpty()
          ? List.of()
          : Arrays.stream(text.split(",")).map(each -> constant(all, each.strip())).toList();
    }
    if (kind instanceof Kind.Switch<?> two) {
      return switched(two, text);
    }
    if (kind instanceof Kind.Length length) {
      return text.equalsIgnoreCase(length.absent())
          ? length.absent()
          : within(length, millimetres(text));
    }
    return number(text);
  }

  private static <T> Object switched(Kind.Switch<T> two, String text) {
    boolean isOn = text.equalsIgnoreCase("true");
    if (!isOn && !text.equalsIgnoreCase("false")) {
      throw new IllegalArgumentException("\"%s\" is neither true nor false".formatted(text));
    }
    return two.plain(isOn ? two.on() : two.off()).orElseThrow();
  }

  private static Object constant(Collection<?> all, String text) {
    return all.stream()
        .filter(each -> Kind.word(each).equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> unknown(all.stream().map(Kind::word), text));
  }

  /** A length that was only rounded out of its range, within it. */
  private static double within(Kind.Length length, double read) {
    double nearest = Math.max(length.least(), Math.min(length.most(), read));
    return Math.abs(read - nearest) < 1 / A_THOUSAND ? nearest : read;
  }

  private static double millimetres(String text) {
    PictureSize size = PictureSize.of(text);
    if (size.unit() == PictureSize.Unit.PX) {
      throw new IllegalArgumentException(
          "pixels are no size on paper: write it in mm, cm, in or pt");
    }
    return size.millimetres(DOTS);
  }

  private static Object number(String text) {
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("\"%s\" is no whole number".formatted(text), e);
    }
  }

  private static <T> IllegalArgumentException unknown(Kind<T> kind, String text) {
    return kind instanceof Kind.Length length
        ? new IllegalArgumentException(
            "%s must be from %s mm to %s mm"
                .formatted(text, said(length.least()), said(length.most())))
        : unknown(kind.values().stream().map(value -> write(kind, value)), text);
  }

  private static IllegalArgumentException unknown(Stream<String> all, String text) {
    return new IllegalArgumentException(
        "\"%s\" is not one of %s"
            .formatted(
                text, all.filter(each -> !each.isEmpty()).collect(Collectors.joining(", "))));
  }

  /** The text that {@link #read} reads as this value; lengths to a thousandth of a millimetre. */
  static <T> String write(Kind<T> kind, T value) {
    if (value instanceof Collection<?> several) {
      return several.stream().map(Kind::word).sorted().collect(Collectors.joining(","));
    }
    if (kind instanceof Kind.Switch<T> two) {
      return String.valueOf(value.equals(two.on()));
    }
    if (kind instanceof Kind.Length length) {
      OptionalDouble wide = (OptionalDouble) value;
      return wide.isPresent() ? said(wide.getAsDouble()) + "mm" : length.absent();
    }
    return kind instanceof Kind.OneOf<?>
        ? Kind.word(value)
        : kind.plain(value).map(String::valueOf).orElse("");
  }

  private static String said(double length) {
    double rounded = Math.round(length * A_THOUSAND) / A_THOUSAND;
    return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
  }
}
