package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import cluewright.studio.look.WholeNumber;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Spinner;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Controls that show a part of the choices, and change it. */
final class OptionRows {
  private final Texts texts;
  private final ObjectProperty<PrintChoices> choices;

  OptionRows(Texts texts, ObjectProperty<PrintChoices> choices) {
    this.texts = texts;
    this.choices = choices;
  }

  /** A part of the window with a title. */
  VBox section(String key, Node... rows) {
    return new TitledSection(texts, key, rows);
  }

  /** A control with its name before it. */
  Region named(String key, Node control) {
    return new NamedRow(ControlName.of(texts, key, control), control);
  }

  /** Buttons of which one is chosen. */
  <T> Region segments(
      String id,
      List<T> values,
      Function<T, Phrase> label,
      Phrase hint,
      Function<PrintChoices, T> read,
      BiFunction<PrintChoices, T, PrintChoices> write) {
    SegmentedButtons<T> segments =
        new SegmentedButtons<>(
                texts,
                values,
                label,
                value -> hint,
                value -> choices.set(write.apply(choices.get(), value)))
            .named(id);
    choices.addListener((property, before, now) -> segments.show(Optional.of(read.apply(now))));
    segments.show(Optional.of(read.apply(choices.get())));
    segments.view().setMinWidth(Region.USE_PREF_SIZE);
    return segments.view();
  }

  /** A box for one of several things that may be chosen together. */
  <E extends Enum<E>> CheckBox member(
      String key,
      E member,
      Function<PrintChoices, Set<E>> read,
      BiFunction<PrintChoices, Set<E>, PrintChoices> write) {
    String word = key + member.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return box(
        word,
        now -> read.apply(now).contains(member),
        (now, isChosen) -> {
          Set<E> next = new HashSet<>(read.apply(now));
          if (isChosen) {
            next.add(member);
          } else {
            next.remove(member);
          }
          return write.apply(now, next);
        });
  }

  /**
   * A box that is chosen or not.
   *
   * @param key of its words; its id ends likewise
   */
  CheckBox box(
      String key,
      Function<PrintChoices, Boolean> read,
      BiFunction<PrintChoices, Boolean, PrintChoices> write) {
    CheckBox box = new CheckBox();
    box.setId("print-" + name(key));
    box.textProperty().bind(texts.bind(key));
    Tip.on(box, texts.bind(hint(key)));
    box.setSelected(read.apply(choices.get()));
    choices.addListener((property, before, now) -> box.setSelected(read.apply(now)));
    box.setOnAction(event -> choices.set(write.apply(choices.get(), box.isSelected())));
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  /** The least and the greatest of some whole numbers. */
  record Span(int least, int most) {}

  /** A length in whole millimetres. */
  Spinner<Integer> millimetres(
      String id,
      String key,
      Span span,
      Function<PrintChoices, Double> read,
      BiFunction<PrintChoices, Integer, PrintChoices> write) {
    Spinner<Integer> spinner =
        new Spinner<>(span.least, span.most, (int) Math.round(read.apply(choices.get())));
    spinner.setId(id);
    spinner.setEditable(true);
    spinner
        .getValueFactory()
        .setConverter(new WholeNumber(() -> (int) Math.round(read.apply(choices.get()))));
    spinner.getStyleClass().add("millimetres");
    spinner.accessibleTextProperty().bind(texts.bind(key));
    Tip.on(spinner, texts.bind(hint(key)));
    spinner
        .valueProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null && now != Math.round(read.apply(choices.get()))) {
                choices.set(write.apply(choices.get(), now));
              }
            });
    choices.addListener(
        (property, before, now) ->
            spinner.getValueFactory().setValue((int) Math.round(read.apply(now))));
    return spinner;
  }

  /** The key of the hint to what has the words of a key. */
  private static String hint(String key) {
    return "printing.hint-" + name(key);
  }

  private static String name(String key) {
    return key.substring(key.indexOf('.') + 1);
  }
}
