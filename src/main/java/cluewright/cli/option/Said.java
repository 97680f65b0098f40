package cluewright.cli.option;

import cluewright.choice.Choice;
import cluewright.choice.Kind;
import cluewright.cli.terminal.UsageException;
import cluewright.print.image.PictureSize;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options for some choices, with the values given. */
public final class Said<W> {
  private static final int DOTS = 72;

  private final Map<Choice<W, ?>, OptionSpec> options = new LinkedHashMap<>();

  /** Options for the choices that the command line has. */
  public Said(List<? extends Choice<W, ?>> choices) {
    choices.stream()
        .filter(Choice::isSpoken)
        .forEach(choice -> options.put(choice, option(choice)));
  }

  /** The options, to be mixed into those of a command. */
  public CommandSpec spec() {
    CommandSpec spec = CommandSpec.create();
    options.values().forEach(spec::addOption);
    return spec;
  }

  private static OptionSpec option(Choice<?, ?> choice) {
    OptionSpec.Builder option =
        OptionSpec.builder(choice.spoken().names().toArray(new String[0]))
            .paramLabel(choice.spoken().label())
            .description(choice.spoken().help());
    Kind<?> kind = choice.kind();
    if (kind instanceof Kind.OneOf<?> one) {
      return option.type(one.type()).build();
    }
    if (kind instanceof Kind.Several<?> several) {
      return option.type(List.class).auxiliaryTypes(several.type()).splitRegex(",").build();
    }
    if (kind instanceof Kind.Switch<?>) {
      return option.type(boolean.class).build();
    }
    if (kind instanceof Kind.Length length) {
      String absent = length.absent();
      return typed(
          option,
          Object.class,
          ValueReaders.by(
              text -> text.strip().equalsIgnoreCase(absent) ? absent : PictureSize.of(text)));
    }
    return kind instanceof Kind.Written<?> written
        ? typed(
            option,
            Object.class,
            ValueReaders.by(text -> written.read().andThen(value -> text).apply(text)))
        : option.type(Integer.class).build();
  }

  private static OptionSpec typed(
      OptionSpec.Builder option, Class<?> type, ITypeConverter<?> converter) {
    return option.type(type).converters(converter).build();
  }

  /** True if something was said of a choice. */
  public boolean has(Choice<W, ?> choice) {
    return options.get(choice).getValue() != null;
  }

  /** True if something was said of any of the choices. */
  public boolean hasAny() {
    return options.keySet().stream().anyMatch(this::has);
  }

  /**
   * The whole with all that was said.
   *
   * @param usual with what holds where nothing was said
   * @throws UsageException if a value cannot be had
   */
  public W on(W usual) {
    W now = usual;
    try {
      for (Choice<W, ?> choice : options.keySet()) {
        now = has(choice) ? on(now, choice) : now;
      }
      return now;
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private <T> W on(W now, Choice<W, T> choice) {
    Object said = options.get(choice).getValue();
    Object plain =
        said instanceof PictureSize size && choice.kind() instanceof Kind.Length length
            ? millimetres(name(choice), size, length)
            : said;
    Optional<T> value = choice.kind().value(plain);
    return choice.with(now, value.orElseThrow(() -> unknown(choice, plain)));
  }

  private static String name(Choice<?, ?> choice) {
    List<String> names = choice.spoken().names();
    return names.get(names.size() - 1);
  }

  private static <T> UsageException unknown(Choice<?, T> choice, Object plain) {
    Kind<T> kind = choice.kind();
    if (kind instanceof Kind.Range range) {
      return new UsageException(
          "%s %s is out of range: give %d to %d"
              .formatted(name(choice), plain, range.least(), range.most()));
    }
    List<String> known =
        new ArrayList<>(
            kind.values().stream()
                .flatMap(each -> kind.plain(each).stream())
                .map(String::valueOf)
                .toList());
    String last = known.remove(known.size() - 1);
    return new UsageException(
        "%s is %s, but must be %s or %s"
            .formatted(name(choice), plain, String.join(", ", known), last));
  }

  private static double millimetres(String option, PictureSize size, Kind.Length range) {
    if (size.unit() == PictureSize.Unit.PX) {
      throw new UsageException(
          option + " is a size on paper, so pixels do not apply: write it in mm, cm, in or pt");
    }
    double length = size.millimetres(DOTS);
    if (length > range.most()) {
      throw new UsageException(
          "%s is too wide: it must be at most %.0f mm".formatted(option, range.most()));
    }
    if (length < range.least()) {
      throw new UsageException(
          "%s is too thin: it must be at least %.2f mm".formatted(option, range.least()));
    }
    return length;
  }
}
