package cluewright.studio.pictures;

import cluewright.choice.Choice;
import cluewright.choice.Kind.OneOf;
import cluewright.choice.Kind.Range;
import cluewright.choice.Kind.Several;
import cluewright.phrase.Phrase;
import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PictureSize;
import cluewright.print.image.PictureSize.Unit;
import cluewright.print.image.PrintedPicture.Digits;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The settings for a picture.
 *
 * @param files the file of each form, with its own inks and digits; all are of one size, resolution
 *     and typeface
 */
record PictureChoices(
    PictureForm form, Map<PictureForm, PictureFile> files, Set<PictureDetail> details) {
  /** The maximum width of a picture, which any computer has memory for. */
  static final int MOST_PIXELS = 4000;

  static final int LEAST_PIXELS = 16;

  private static final int WIDEST = 10_000;
  private static final PictureSize USUAL_SIZE = new PictureSize(90, Unit.MM);
  private static final int USUAL_DOTS = 300;

  static final PictureChoices USUAL =
      new PictureChoices(
          PictureForm.PNG,
          Stream.of(PictureForm.values())
              .collect(
                  Collectors.toMap(
                      each -> each, each -> new PictureFile(each.file(), USUAL_SIZE, USUAL_DOTS))),
          Stream.of(PictureDetail.values())
              .filter(PictureDetail::isUsual)
              .collect(Collectors.toSet()));

  static final Choice<PictureChoices, PictureForm> FORM =
      Choice.of(
              "form",
              new OneOf<>(PictureForm.class),
              PictureChoices::form,
              (now, next) -> new PictureChoices(next, now.files, now.details))
          .shown("format")
          .kept("pictureForm");

  /** The width in the chosen unit. */
  static final Choice<PictureChoices, Integer> WIDTH =
      Choice.of(
              "width",
              new Range(1, WIDEST),
              (PictureChoices now) -> (int) now.size().value(),
              (now, wide) -> now.withSize(new PictureSize(wide, now.size().unit())))
          .shown("size")
          .kept("pictureWidth");

  private static final Choice<PictureChoices, Unit> KEPT_UNIT =
      Choice.of(
              "unit",
              new OneOf<>(Unit.class, List.of(Unit.MM, Unit.PX)),
              (PictureChoices now) -> now.size().unit(),
              (now, unit) -> now.withSize(new PictureSize(now.size().value(), unit)))
          .shown("size")
          .kept("pictureUnit");

  /** Another unit keeps the picture as large as it is. */
  static final Choice<PictureChoices, Unit> UNIT =
      KEPT_UNIT.over(KEPT_UNIT.get(), PictureChoices::measuredIn);

  static final Choice<PictureChoices, Integer> DOTS = ofAll(PictureFile.DOTS);
  static final Choice<PictureChoices, TypeFamily> TYPEFACE = ofAll(PictureFile.TYPEFACE);
  static final Choice<PictureChoices, Inks> INKS =
      PictureFile.INKS.in(PictureChoices::file, PictureChoices::withFile);
  static final Choice<PictureChoices, Digits> DIGITS =
      PictureFile.DIGITS.in(PictureChoices::file, PictureChoices::withFile);

  private static final Choice<PictureChoices, Set<PictureDetail>> DETAILS =
      Choice.of(
          "details",
          new Several<>(PictureDetail.class),
          PictureChoices::details,
          PictureChoices::withDetails);

  /** All that is kept from one time to the next; inks and digits for each form. */
  static final List<Choice<PictureChoices, ?>> KEPT = kept();

  private static List<Choice<PictureChoices, ?>> kept() {
    List<Choice<PictureChoices, ?>> all =
        new ArrayList<>(List.of(FORM, WIDTH, KEPT_UNIT, DOTS, TYPEFACE));
    for (PictureForm form : PictureForm.values()) {
      all.add(ofForm(INKS, form));
      all.add(ofForm(DIGITS, form));
    }
    Stream.of(PictureDetail.values()).map(PictureChoices::detail).forEach(all::add);
    return List.copyOf(all);
  }

  private static <T> Choice<PictureChoices, T> ofAll(Choice<PictureFile, T> choice) {
    return choice.over(
        now -> choice.get(now.file()),
        (now, value) -> now.withFiles(file -> choice.with(file, value)));
  }

  private static <T> Choice<PictureChoices, T> ofForm(
      Choice<PictureChoices, T> choice, PictureForm form) {
    String id = choice.id();
    return choice
        .over(
            (PictureChoices now) -> choice.get(FORM.with(now, form)),
            (now, value) -> FORM.with(choice.with(FORM.with(now, form), value), now.form))
        .kept("picture" + Character.toUpperCase(id.charAt(0)) + id.substring(1) + "Of" + form);
  }

  static Choice<PictureChoices, Boolean> detail(PictureDetail detail) {
    return Choice.member(detail.word(), DETAILS, detail).shown("shown").kept(detail.setting());
  }

  PictureChoices {
    files = Map.copyOf(files);
    details = Set.copyOf(details);
  }

  PictureFile file() {
    return files.get(form);
  }

  private PictureChoices withFile(PictureFile file) {
    Map<PictureForm, PictureFile> next = new EnumMap<>(files);
    next.put(form, file);
    return new PictureChoices(form, next, details);
  }

  private PictureChoices withFiles(UnaryOperator<PictureFile> change) {
    Map<PictureForm, PictureFile> next = new EnumMap<>(files);
    next.replaceAll((each, file) -> change.apply(file));
    return new PictureChoices(form, next, details);
  }

  private PictureChoices withSize(PictureSize size) {
    return withFiles(file -> file.withSize(size));
  }

  private PictureChoices measuredIn(Unit unit) {
    if (unit == size().unit()) {
      return this;
    }
    double value = unit == Unit.PX ? size().pixels(dots()) : millimetres();
    return withSize(new PictureSize(Math.max(1, Math.round(value)), unit));
  }

  PictureChoices withDetails(Set<PictureDetail> next) {
    return new PictureChoices(form, files, next);
  }

  private PictureSize size() {
    return file().size();
  }

  int dots() {
    return file().dots();
  }

  Digits digits() {
    return file().digits();
  }

  int pixels() {
    return (int) file().pixels();
  }

  double millimetres() {
    return size().millimetres(dots());
  }

  /** A fault of the size; empty if there is none. */
  Optional<Phrase> trouble() {
    long pixels = file().pixels();
    return pixels >= LEAST_PIXELS && pixels <= MOST_PIXELS
        ? Optional.empty()
        : Optional.of(Phrase.of("pictures.out-of-range", pixels, LEAST_PIXELS, MOST_PIXELS));
  }
}
