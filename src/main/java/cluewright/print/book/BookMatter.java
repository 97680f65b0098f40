package cluewright.print.book;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.Book.Section;
import cluewright.print.Edition;
import cluewright.print.block.Block;
import cluewright.print.block.Typesetting;
import cluewright.print.book.Matter.Frame;
import cluewright.print.book.Matter.Opening;
import cluewright.print.book.PageSequence.Content;
import java.util.ArrayList;
import java.util.List;

/** The optional parts of a book besides its puzzles, without cover and contents. */
final class BookMatter {
  private final Edition edition;
  private final Typesetting setting;
  private final BookWords words;
  private final Prose prose;

  BookMatter(Edition edition, Typesetting setting, BookWords words, Area body) {
    this.edition = edition;
    this.setting = setting;
    this.words = words;
    this.prose = new Prose(setting, body);
  }

  boolean has(Section section) {
    return edition.book().filter(book -> book.sections().contains(section)).isPresent();
  }

  /** The parts before the contents. */
  List<Matter> first(Mask ornament) {
    List<Matter> first = new ArrayList<>();
    if (has(Section.TITLE_PAGE)) {
      Content page = new TitlePage(setting, words, ornament)::draw;
      first.add(new Matter(part("print.title-page"), Opening.RIGHT, Frame.NONE, List.of(page)));
    }
    if (has(Section.IMPRINT) && !words.imprint().isEmpty()) {
      Content page = new ImprintPage(setting, words.imprint())::draw;
      first.add(new Matter(part("print.imprint"), Opening.NEXT, Frame.NONE, List.of(page)));
    }
    return first;
  }

  /** The parts between contents and puzzles. */
  List<Matter> guides() {
    List<Matter> guides = new ArrayList<>();
    if (has(Section.RULES)) {
      guides.add(
          matter("print.rules", Opening.RIGHT, new RulesPages(prose, edition.entries()).pages()));
    }
    if (has(Section.LEVELS)) {
      List<Block> pages = new LevelPages(prose, edition.entries()).pages();
      if (!pages.isEmpty()) {
        guides.add(matter("print.levels", guides.isEmpty() ? Opening.RIGHT : Opening.NEXT, pages));
      }
    }
    return guides;
  }

  /** The part of the lined pages. */
  Part notesPart() {
    return part("print.notes");
  }

  /** The lined pages at the very end. */
  Matter notes(Part part, int pagesBefore) {
    return new Matter(
        part, Opening.NEXT, Frame.USUAL, contents(new NotePages(prose).after(pagesBefore)));
  }

  private Matter matter(String key, Opening opening, List<Block> pages) {
    return new Matter(part(key), opening, Frame.USUAL, contents(pages));
  }

  private static List<Content> contents(List<Block> pages) {
    return pages.stream()
        .<Content>map(page -> (canvas, area) -> page.draw(canvas, area.left(), area.top()))
        .toList();
  }

  private Part part(String key) {
    return new Part(setting.said(Phrase.of(key)), "", List.of());
  }
}
