package cluewright.print.book;

import cluewright.phrase.Phrase;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.block.Typesetting;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The puzzles of an edition in printing order, by chapter.
 *
 * @param groups those that have puzzles; one without a name if there are no chapters
 * @param remarks what differs from the plan, a sentence each
 */
record BookOrder(List<Group> groups, List<Phrase> remarks) {

  /**
   * The puzzles of a chapter.
   *
   * @param positions in the list that was given, from 0
   */
  record Group(String name, List<Integer> positions) {}

  BookOrder {
    groups = List.copyOf(groups);
    remarks = List.copyOf(remarks);
  }

  /**
   * The order that an edition calls for.
   *
   * @throws IOException if the font lacks a character of a name, with a sentence that says which
   */
  static BookOrder of(Edition edition, Typesetting setting) throws IOException {
    ChapterOrder order = edition.book().map(Book::order).orElse(ChapterOrder.USUAL);
    boolean hasChapters =
        edition.book().filter(book -> book.sections().contains(Section.CHAPTERS)).isPresent();
    Sorting sorting = new Sorting(edition.entries(), order);
    if (!hasChapters) {
      sorting.add("", i -> true);
    } else if (order.plans().isEmpty()) {
      sorting.addLevels(setting);
    } else {
      sorting.addPlans(setting);
    }
    return new BookOrder(sorting.groups, sorting.remarks);
  }

  /** Collects the groups. */
  private static final class Sorting {
    private final List<Entry> entries;
    private final ChapterOrder order;
    private final List<Group> groups = new ArrayList<>();
    private final List<Phrase> remarks = new ArrayList<>();

    Sorting(List<Entry> entries, ChapterOrder order) {
      this.entries = entries;
      this.order = order;
    }

    /** Adds a group unless it is empty, and returns its size. */
    int add(String name, IntPredicate belongs) {
      List<Integer> positions = IntStream.range(0, entries.size()).filter(belongs).boxed().toList();
      if (!positions.isEmpty()) {
        groups.add(new Group(name, order.curve().arranged(positions, entries)));
      }
      return positions.size();
    }

    void addLevels(Typesetting setting) {
      for (Level level : Level.values()) {
        add(setting.said(level.label()), i -> level(i).equals(Optional.of(level)));
      }
      add(setting.said(Phrase.of("print.unrated")), i -> level(i).isEmpty());
    }

    private Optional<Level> level(int position) {
      return entries.get(position).grade().map(Grade::level);
    }

    void addPlans(Typesetting setting) throws IOException {
      for (int i = 0; i < order.plans().size(); i++) {
        ChapterPlan plan = order.plans().get(i);
        String name = Wording.plain("print.chapter-name", plan.name(), setting.typeface());
        int number = i;
        if (add(name, position -> plan(position) == number) == 0) {
          remarks.add(Phrase.of("print.chapter-empty", name));
        }
      }
      int left = add(setting.said(Phrase.of("print.chapter-rest")), position -> plan(position) < 0);
      if (left > 0) {
        remarks.add(Phrase.of("print.chapter-left", left));
      }
    }

    private int plan(int position) {
      return order.planOf(position + 1, entries.get(position)).orElse(-1);
    }
  }
}
