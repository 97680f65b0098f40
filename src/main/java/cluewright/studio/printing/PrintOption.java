package cluewright.studio.printing;

import cluewright.choice.Choice;
import cluewright.choice.Kind;
import cluewright.phrase.Phrase;
import cluewright.print.StyleChoices;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A choice of the print window, for whoever looks for it by name.
 *
 * @param id that of its row, without what all rows of the window begin with
 * @param name what the row says, or one of its values
 * @param of what the row says, for a value; else what opens the window
 */
public record PrintOption(String id, Phrase name, Phrase of) {
  private static final Phrase WINDOW = Phrase.of("printing.window");

  /** All that the window has, in its order. */
  static List<PrintOption> all() {
    List<PrintPreset> known = List.of(PrintPreset.values());
    Stream<PrintOption> presets =
        IntStream.range(0, known.size())
            .mapToObj(
                i ->
                    new PrintOption(
                        "preset-" + i, known.get(i).label(), Phrase.of("printing.begin-with")));
    return Stream.concat(presets, PrintChoices.ALL.stream().flatMap(PrintOption::of)).toList();
  }

  private static Stream<PrintOption> of(Choice<PrintChoices, ?> choice) {
    String id = choice.id();
    if (choice.kind() instanceof Kind.Several<?> several) {
      return Stream.of(several.type().getEnumConstants())
          .map(member -> id + "-" + Kind.word(member))
          .map(member -> new PrintOption(member, words(member), WINDOW));
    }
    boolean isNamed = !id.equals(StyleChoices.LEVEL_AS.id());
    Phrase name = isNamed ? words(id) : words("details-rating");
    Stream<PrintOption> values =
        choice.kind() instanceof Kind.OneOf<?> one
            ? one.values().stream()
                .map(value -> new PrintOption(id, words(id + "-" + Kind.word(value)), name))
            : Stream.of();
    return Stream.concat(
        isNamed ? Stream.of(new PrintOption(id, name, WINDOW)) : Stream.of(), values);
  }

  private static Phrase words(String id) {
    return Phrase.of("printing." + id);
  }
}
