package cluewright.studio.pictures;

import cluewright.print.image.PictureSize;
import cluewright.print.image.PictureSize.Unit;
import cluewright.studio.settings.Setting;
import cluewright.studio.settings.Settings;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;

/** Choices for a picture; kept from one time to the next. */
final class PictureChoicesViewModel {
  private static final Setting<PictureForm> FORM = Setting.choice("pictureForm", PictureForm.PNG);
  private static final Setting<Integer> WIDTH = Setting.number("pictureWidth", 90);
  private static final Setting<Unit> UNIT = Setting.choice("pictureUnit", Unit.MM);
  private static final Setting<Integer> DOTS = Setting.number("pictureDots", 300);

  private final ObjectProperty<PictureForm> form;
  private final ObjectProperty<Integer> width;
  private final ObjectProperty<Unit> unit;
  private final ObjectProperty<Integer> dots;
  private final Map<PictureDetail, ObjectProperty<Boolean>> details =
      new EnumMap<>(PictureDetail.class);

  PictureChoicesViewModel(Settings settings) {
    form = settings.property(FORM);
    width = settings.property(WIDTH);
    unit = settings.property(UNIT);
    dots = settings.property(DOTS);
    for (PictureDetail detail : PictureDetail.values()) {
      details.put(detail, settings.property(Setting.flag(detail.setting(), detail.isUsual())));
    }
  }

  ObjectProperty<PictureForm> formProperty() {
    return form;
  }

  /** In the unit chosen. */
  ObjectProperty<Integer> widthProperty() {
    return width;
  }

  ObjectProperty<Unit> unitProperty() {
    return unit;
  }

  /** The number of pixels in an inch. */
  ObjectProperty<Integer> dotsProperty() {
    return dots;
  }

  ObjectProperty<Boolean> shownProperty(PictureDetail detail) {
    return details.get(detail);
  }

  /** All that can change. */
  List<Observable> all() {
    return Stream.concat(Stream.of(form, width, unit, dots), details.values().stream())
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
        form.get(), new PictureSize(width.get(), unit.get()), dots.get(), shown);
  }
}
