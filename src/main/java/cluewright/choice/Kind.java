package cluewright.choice;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The kind of values of a choice. A plain value is what a file can hold: a text, a number, true or
 * false, or a list of texts.
 */
public sealed interface Kind<T> {
  /** The plain form of a value; empty if it is absent. */
  default Optional<Object> plain(T value) {
    return Optional.of(value);
  }

  /** The value for a plain form; empty if there is none. */
  Optional<T> value(Object plain);

  /** All values in order; empty if they cannot be listed. */
  default List<T> values() {
    return List.of();
  }

  /** The word for a constant on the command line and in text keys. */
  static String word(Object constant) {
    return constant.toString().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String plain(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static <E extends Enum<E>> Stream<E> constants(Collection<E> all, Object plain) {
    return all.stream().filter(each -> each == plain || plain(each).equals(plain));
  }

  /** One of several constants of an enum. */
  record OneOf<E extends Enum<E>>(Class<E> type, List<E> values) implements Kind<E> {
    /** One of all constants of an enum. */
    public OneOf(Class<E> type) {
      this(type, List.of(type.getEnumConstants()));
    }

    @Override
    public Optional<Object> plain(E value) {
      return Optional.of(Kind.plain(value));
    }

    @Override
    public Optional<E> value(Object plain) {
      return constants(values, plain).findFirst();
    }
  }

  /** Any subset of an enum's constants. */
  record Several<E extends Enum<E>>(Class<E> type) implements Kind<Set<E>> {
    @Override
    public Optional<Object> plain(Set<E> value) {
      return Optional.of(value.stream().map(Kind::plain).sorted().toList());
    }

    @Override
    public Optional<Set<E>> value(Object plain) {
      if (!(plain instanceof Collection<?> list)) {
        return Optional.empty();
      }
      Set<E> chosen = EnumSet.noneOf(type);
      list.forEach(each -> constants(EnumSet.allOf(type), each).forEach(chosen::add));
      return Optional.of(chosen);
    }
  }

  /** One of two values, as a check box. */
  record Switch<T>(T off, T on) implements Kind<T> {
    /** No or yes. */
    public static final Switch<Boolean> FLAG = new Switch<>(false, true);

    @Override
    public Optional<Object> plain(T value) {
      return Optional.of(value instanceof Enum<?> constant ? Kind.plain(constant) : value);
    }

    @Override
    public Optional<T> value(Object plain) {
      return values().stream()
          .filter(each -> plain(each).equals(Optional.of(plain)))
          .findFirst()
          .or(() -> plain.equals(true) ? Optional.of(on) : Optional.empty());
    }

    @Override
    public List<T> values() {
      return List.of(off, on);
    }
  }

  /** One of several numbers. */
  record Numbers(List<Integer> values) implements Kind<Integer> {
    @Override
    public Optional<Integer> value(Object plain) {
      return values.stream().filter(plain::equals).findFirst();
    }
  }

  /** A whole number within a range. */
  record Range(int least, int most) implements Kind<Integer> {
    @Override
    public Optional<Integer> value(Object plain) {
      return Optional.of(plain)
          .filter(Integer.class::isInstance)
          .map(Integer.class::cast)
          .filter(number -> number >= least && number <= most);
    }
  }

  /** One of several percentages; absent for the default. */
  record Shares(List<Integer> known) implements Kind<OptionalInt> {
    @Override
    public Optional<Object> plain(OptionalInt value) {
      return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
    }

    @Override
    public Optional<OptionalInt> value(Object plain) {
      return known.stream().filter(plain::equals).findFirst().map(OptionalInt::of);
    }

    @Override
    public List<OptionalInt> values() {
      return Stream.concat(Stream.of(OptionalInt.empty()), known.stream().map(OptionalInt::of))
          .toList();
    }
  }

  /**
   * An optional length in millimetres.
   *
   * @param absent the word for a length that is absent; empty if there is none
   */
  record Length(double least, double most, String absent) implements Kind<OptionalDouble> {
    @Override
    public Optional<Object> plain(OptionalDouble value) {
      return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
    }

    @Override
    public Optional<OptionalDouble> value(Object plain) {
      if (plain instanceof Number length) {
        return Optional.of(OptionalDouble.of(length.doubleValue()))
            .filter(value -> value.getAsDouble() >= least && value.getAsDouble() <= most);
      }
      return plain.equals(absent) ? Optional.of(OptionalDouble.empty()) : Optional.empty();
    }
  }

  /**
   * A value that has a text form.
   *
   * @param read throws {@link IllegalArgumentException} with a sentence if a text is none
   */
  record Written<T>(Function<String, T> read, Function<T, String> write) implements Kind<T> {
    public static final Written<String> TEXT =
        new Written<>(Function.identity(), Function.identity());

    @Override
    public Optional<Object> plain(T value) {
      return Optional.of(write.apply(value));
    }

    @Override
    public Optional<T> value(Object plain) {
      try {
        return plain instanceof String text ? Optional.of(read.apply(text)) : Optional.empty();
      } catch (IllegalArgumentException e) {
        return Optional.empty();
      }
    }
  }
}
