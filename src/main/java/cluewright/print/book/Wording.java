package cluewright.print.book;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.GradeLook;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.UsedSymbols;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.PlainText;
import cluewright.print.canvas.Typeface;
import cluewright.print.page.Chapter;
import cluewright.replay.profile.Profile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the puzzles of an edition into printing order, and prepares their texts.
 *
 * <p>A number is printed where it is wanted, and where without one a reader could not tell which
 * puzzle a solution belongs to.
 */
final class Wording {
  private static final String BETWEEN = " · ";

  private final Edition edition;
  private final Typesetting setting;
  private final boolean numbered;

  private Wording(Edition edition, Typesetting setting) {
    this.edition = edition;
    this.setting = setting;
    this.numbered = setting.shows(Detail.NUMBER) || (isApart() && !titlesTellApart());
  }

  /**
   * The chapters of an edition in order; without chapters, a single unnamed one.
   *
   * @throws IOException if the font lacks a character of a text, with a sentence that says where
   */
  static List<Chapter> chapters(Edition edition, BookOrder order, Typesetting setting)
      throws IOException {
    return new Wording(edition, setting).chapters(order);
  }

  /** A text of the whole edition in printable form. */
  static String plain(String what, String text, Typeface typeface) throws IOException {
    return PlainText.of(Phrase.of(what), text, typeface);
  }

  private List<Chapter> chapters(BookOrder order) throws IOException {
    List<Chapter> chapters = new ArrayList<>();
    int before = 0;
    for (BookOrder.Group group : order.groups()) {
      chapters.add(chapter(group.name(), before, group.positions()));
      before += group.positions().size();
    }
    return chapters;
  }

  private Chapter chapter(String name, int before, List<Integer> positions) throws IOException {
    List<TypesetPuzzle> items = new ArrayList<>();
    for (int position : positions) {
      items.add(item(position, before + items.size() + 1));
    }
    return new Chapter(name, items);
  }

  private TypesetPuzzle item(int position, int place) throws IOException {
    Entry entry = edition.entries().get(position);
    Board board = entry.puzzle().board();
    int clues = entry.puzzle().mask().size();
    PlainText.of(
        named("print.digits", position),
        String.join("", entry.digits().symbols(board)),
        setting.typeface());
    return new TypesetPuzzle(
        entry,
        place,
        numbered ? String.valueOf(place) : "",
        plain(Detail.TITLE, "print.title", entry.title(), position),
        plain(Detail.AUTHOR, "print.author", entry.author(), position),
        setting.shows(Detail.RATING) ? entry.grade().map(this::rating).orElse("") : "",
        setting.shows(Detail.PROFILE) ? entry.profile().map(this::profile).orElse("") : "",
        setting.shows(Detail.CLUES) ? setting.said(Phrase.of("print.clues", clues)) : "",
        TypesetPuzzle.withNotes(
            setting.said(
                Phrase.sentences(
                    UsedSymbols.sentence(board, entry.digits()),
                    BoardKinds.rules(board),
                    fog(board))),
            notes(entry, position)),
        TypesetPuzzle.joined(
            " ",
            setting.shows(Detail.TIME) ? setting.said(Phrase.of("print.time-field")) : "",
            setting.shows(Detail.DATE) ? setting.said(Phrase.of("print.date-field")) : ""));
  }

  /** That a puzzle is meant to be solved under fog, which paper has not. */
  private static Phrase fog(Board board) {
    return board.decoration().hasFog() ? Phrase.of("print.fog") : Phrase.NOTHING;
  }

  /**
   * The notes with their line breaks. They alone say what decoration means: with it they are always
   * printed.
   */
  private String notes(Entry entry, int position) throws IOException {
    if (!setting.shows(Detail.NOTES) && entry.puzzle().board().decoration().isEmpty()) {
      return "";
    }
    List<String> lines = new ArrayList<>();
    for (String line : entry.notes().lines().toList()) {
      lines.add(PlainText.of(named("print.note", position), line, setting.typeface()));
    }
    lines.removeIf(String::isEmpty);
    return String.join("\n", lines);
  }

  private String rating(Grade grade) {
    String level = setting.said(grade.level().label());
    return switch (setting.style().grades()) {
      case WORDS_AND_SCORE -> level + BETWEEN + grade.score();
      case WORDS -> level;
      case SCORE -> String.valueOf(grade.score());
      case STARS -> GradeLook.stars(grade.level());
    };
  }

  /** The profile's text; empty for a full grid, which has no steps. */
  private String profile(Profile profile) {
    return profile.steps() == 0 ? "" : setting.said(profile.words());
  }

  /**
   * A puzzle's text in printable form; characters that cannot be printed are reported with the
   * puzzle's position in the given list.
   */
  private String plain(Detail detail, String what, String text, int position) throws IOException {
    if (!setting.shows(detail)) {
      return "";
    }
    return PlainText.of(named(what, position), text, setting.typeface());
  }

  private Phrase named(String what, int position) {
    Phrase name = Phrase.of(what);
    return isAlone() ? name : Phrase.of("print.of-puzzle", name, String.valueOf(position + 1));
  }

  private boolean isAlone() {
    return edition.entries().size() == 1;
  }

  /** True if anything about the puzzle is printed elsewhere. */
  private boolean isApart() {
    Solutions solutions = setting.style().solutions();
    return !isAlone()
        && (solutions == Solutions.BACK
            || solutions == Solutions.BEHIND
            || (solutions == Solutions.UPSIDE_DOWN && setting.style().perPage() > 1)
            || setting.shows(Detail.WALK));
  }

  private boolean titlesTellApart() {
    return setting.shows(Detail.TITLE)
        && edition.entries().stream().noneMatch(entry -> entry.title().isBlank())
        && edition.entries().stream().map(Entry::title).distinct().count()
            == edition.entries().size();
  }
}
