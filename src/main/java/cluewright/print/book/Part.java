package cluewright.print.book;

import cluewright.print.book.Volume.Bookmark;
import java.util.List;

/** A part of a volume, planned before its first page is known. */
final class Part {
  private final String name;
  private final String detail;
  private final List<Part> parts;
  private int page;

  /**
   * Plans a part.
   *
   * @param detail what is in it; may be empty
   */
  Part(String name, String detail, List<Part> parts) {
    this.name = name;
    this.detail = detail;
    this.parts = List.copyOf(parts);
  }

  String name() {
    return name;
  }

  String detail() {
    return detail;
  }

  List<Part> parts() {
    return parts;
  }

  /** The number of its first page, counted from 1. */
  int page() {
    return page;
  }

  void beginsOn(int number) {
    page = number;
  }

  Bookmark bookmark() {
    return new Bookmark(name, page - 1, parts.stream().map(Part::bookmark).toList());
  }
}
