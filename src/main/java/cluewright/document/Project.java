package cluewright.document;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All that one project file keeps.
 *
 * @param documents at least one, in the designer's order
 * @param current which of them is on the desk, from 0
 */
public record Project(List<Document> documents, int current) {

  public Project {
    documents = List.copyOf(documents);
    if (current < 0 || current >= documents.size()) {
      throw new IllegalArgumentException("no document " + current + " of " + documents.size());
    }
  }

  /** A project of one document. */
  public static Project of(Document only) {
    return new Project(List.of(only), 0);
  }

  /** The document on the desk. */
  public Document document() {
    return documents.get(current);
  }

  /** This with another document on the desk. */
  public Project withCurrent(int index) {
    return new Project(documents, index);
  }

  /** This with a changed document on the desk. */
  public Project withDocument(Document next) {
    List<Document> all = new ArrayList<>(documents);
    all.set(current, next);
    return new Project(all, current);
  }

  /**
   * This with a changed document on the desk, and behind it a copy of what it was, less results and
   * sketches.
   */
  public Project withCopyOf(Document before, Document next) {
    Document copy = before.withResults(List.of()).withSketches(Sketches.NONE);
    return withDocument(next).withInserted(current + 1, List.of(copy));
  }

  /** This with one more document behind the one on the desk, which it takes the place of there. */
  public Project withNew(Document next) {
    List<Document> all = new ArrayList<>(documents);
    all.add(current + 1, next);
    return new Project(all, current + 1);
  }

  /**
   * This with more documents behind the one on the desk, of which the first is taken there; or in
   * its place, if nothing was done to it yet.
   */
  public Project withAll(List<Document> more) {
    if (more.isEmpty()) {
      return this;
    }
    List<Document> all = new ArrayList<>(documents);
    all.addAll(current + 1, more);
    if (!document().isUntouched()) {
      return new Project(all, current + 1);
    }
    all.remove(current);
    return new Project(all, current);
  }

  /** This with more documents from a place on; the same one stays on the desk. */
  public Project withInserted(int place, List<Document> more) {
    List<Document> all = new ArrayList<>(documents);
    all.addAll(place, more);
    return new Project(all, place <= current ? current + more.size() : current);
  }

  /** This with a document in another place; the same one stays on the desk. */
  public Project withMoved(int from, int to) {
    List<Document> all = new ArrayList<>(documents);
    all.add(to, all.remove(from));
    List<Integer> places = new ArrayList<>(IntStream.range(0, all.size()).boxed().toList());
    places.add(to, places.remove(from));
    return new Project(all, places.indexOf(current));
  }

  /** This without one of several documents; if it was on the desk, its neighbour is taken there. */
  public Project without(int index) {
    List<Document> all = new ArrayList<>(documents);
    all.remove(index);
    return new Project(all, Math.min(index < current ? current - 1 : current, all.size() - 1));
  }
}
