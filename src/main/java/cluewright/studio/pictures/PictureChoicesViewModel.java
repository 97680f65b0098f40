package cluewright.studio.pictures;

import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PictureSize;
import cluewright.print.image.PictureSize.Unit;
import cluewright.print.image.PrintedPicture.Digits;
import cluewright.studio.settings.Setting;
import cluewright.studio.settings.Settings;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Choices for a picture; kept from one time to the next. */
final class PictureChoicesViewModel {
  private static final Setting<PictureForm> FORM = Setting.choice("pictureForm", PictureForm.PNG);
  private static final Setting<Integer> WIDTH = Setting.number("pictureWidth", 90);
  private static final Setting<Unit> UNIT = Setting.choice("pictureUnit", Unit.MM);
  private static final Setting<Integer> DOTS = Setting.number("pictureDots", 300);

  private static final Setting<TypeFamily> FAMILY =
      Setting.choice("pictureFamily", TypeFamily.SANS);

  final ObjectProperty<PictureForm> form;

  /** In the unit chosen. */
  final ObjectProperty<Integer> width;

  final ObjectProperty<Unit> unit;

  /** The number of pixels in an inch. */
  final ObjectProperty<Integer> dots;

  final ObjectProperty<TypeFamily> family;
  private final OfForm<Inks> inks;
  private final OfForm<Digits> digits;
  private final Map<PictureDetail, ObjectProperty<Boolean>> details =
      new EnumMap<>(PictureDetail.class);

  PictureChoicesViewModel(Settings settings) {
    form = settings.property(FORM);
    width = settings.property(WIDTH);
    unit = settings.property(UNIT);
    dots = settings.property(DOTS);
    family = settings.property(FAMILY);
    inks = new OfForm<>(settings, form, "Inks", each -> each.file().usualInks());
    digits = new OfForm<>(settings, form, "Digits", each -> each.file().usualDigits());
    for (PictureDetail detail : PictureDetail.values()) {
      details.put(detail, settings.property(Setting.flag(detail.setting(), detail.isUsual())));
    }
  }

  /** Those of the form of the moment; each has its own. */
  ObjectProperty<Inks> inksProperty() {
    return inks.now;
  }

  /** Likewise. */
  ObjectProperty<Digits> digitsProperty() {
    return digits.now;
  }

  /** Something that each form has its own choice of. */
  private static final class OfForm<E extends Enum<E>> {
    private final Map<PictureForm, ObjectProperty<E>> each = new EnumMap<>(PictureForm.class);
    private final ObjectProperty<E> now = new SimpleObjectProperty<>();

    OfForm(
        Settings settings,
        ObjectProperty<PictureForm> form,
        String name,
        Function<PictureForm, E> usual) {
      for (PictureForm some : PictureForm.values()) {
        String setting = "picture" + name + "Of" + some.name();
        each.put(some, settings.property(Setting.choice(setting, usual.apply(some))));
      }
      now.set(each.get(form.get()).get());
      form.addListener((property, before, next) -> now.set(each.get(next).get()));
      now.addListener((property, before, next) -> each.get(form.get()).set(next));
    }
  }

  ObjectProperty<Boolean> shownProperty(PictureDetail detail) {
    return details.get(detail);
  }

  /** All that can change. */
  List<Observable> all() {
    return Stream.concat(
            Stream.of(form, width, unit, dots, family, inks.now, digits.now),
            details.values().stream())
        .map(Observable.class::cast)
        .toList();
  }

  /** Changes the unit, and keeps the size. */
  void measureIn(Unit next) {
    if (next == unit.get()) {
      return;
    }
    PictureSize size = now().size();
    double value = next == Unit.PX ? size.pixels(dots.get()) : size.millimetres(dots.get());
    unit.set(next);
    width.set((int) Math.max(1, Math.round(value)));
  }

  PictureChoices now() {
    Set<PictureDetail> shown = EnumSet.noneOf(PictureDetail.class);
    details.forEach(
        (detail, property) -> {
          if (property.get()) {
            shown.add(detail);
          }
        });
    return new PictureChoices(
        form.get(),
        new PictureSize(width.get(), unit.get()),
        dots.get(),
        inks.now.get(),
        digits.now.get(),
        family.get(),
        shown);
  }
}
