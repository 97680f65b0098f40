package cluewright.print.book;

import cluewright.print.Area;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Page;
import java.util.ArrayList;
import java.util.List;

/** Collects the pages of a volume. */
final class PageSequence {
  private final Typesetting setting;
  private final RunningHead furniture;
  private final List<Page> pages = new ArrayList<>();

  PageSequence(Typesetting setting, RunningHead furniture) {
    this.setting = setting;
    this.furniture = furniture;
  }

  /** The contents of a page, drawn in the area they are given. */
  @FunctionalInterface
  interface Content {
    void draw(Canvas canvas, Area area);
  }

  /** The number of the next page. */
  int next() {
    return pages.size() + 1;
  }

  /** The area for a page's contents, the same size on all pages. */
  Area body() {
    return furniture.body(area(1));
  }

  /** Adds a page with page number and running head. */
  void add(String section, Content content) {
    int number = next();
    add(
        canvas -> {
          canvas.marked(
              Mark.ARTIFACT, around -> furniture.draw(around, number, section, area(number)));
          content.draw(canvas, furniture.body(area(number)));
        });
  }

  /** Adds a page of puzzles. */
  void addSheet(String section, Content content) {
    int number = next();
    add(
        canvas -> {
          canvas.marked(
              Mark.ARTIFACT, around -> furniture.drawSheet(around, number, section, area(number)));
          content.draw(canvas, furniture.body(area(number)));
        });
  }

  /** Adds a page without page number and running head. */
  void addBare(Content content) {
    int number = next();
    add(canvas -> content.draw(canvas, area(number)));
  }

  /** Adds a blank page if the next one would be a left-hand page. */
  void turnToRight() {
    if (next() % 2 == 0) {
      add(canvas -> {});
    }
  }

  private void add(Drawing drawing) {
    pages.add(
        new Page(next(), setting.style().setup().paper(), setting.style().colours(), drawing));
  }

  private Area area(int number) {
    return setting.style().setup().area(number);
  }

  List<Page> pages() {
    return pages;
  }
}
