package cluewright.document;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The contents of a project file.
 *
 * @param documents at least one, in the designer's order
 * @param current which of them is current, from 0
 */
public record Project(List<Document> documents, int current) {

  public Project {
    documents = List.copyOf(documents);
    if (current < 0 || current >= documents.size()) {
      throw new IllegalArgumentException("no document " + current + " of " + documents.size());
    }
  }

  public static Project of(Document only) {
    return new Project(List.of(only), 0);
  }

  public Document document() {
    return documents.get(current);
  }

  /** This project with another current document. */
  public Project withCurrent(int index) {
    return new Project(documents, index);
  }

  /** This project with its current document changed. */
  public Project withDocument(Document next) {
    List<Document> all = new ArrayList<>(documents);
    all.set(current, next);
    return new Project(all, current);
  }

  /**
   * This project with its current document changed, followed by a copy of the former one without
   * results and sketches.
   */
  public Project withCopyOf(Document before, Document next) {
    Document copy = before.withResults(List.of()).withSketches(Sketches.NONE);
    return withDocument(next).withInserted(current + 1, List.of(copy));
  }

  /** This project with a new document after the current one, which becomes current. */
  public Project withNew(Document next) {
    List<Document> all = new ArrayList<>(documents);
    all.add(current + 1, next);
    return new Project(all, current + 1);
  }

  /**
   * This project with more documents after the current one, or in its place if that is untouched;
   * the first becomes current.
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

  /** This project with more documents at a position, keeping the current one. */
  public Project withInserted(int place, List<Document> more) {
    List<Document> all = new ArrayList<>(documents);
    all.addAll(place, more);
    return new Project(all, place <= current ? current + more.size() : current);
  }

  /** This project with a document moved, keeping the current one. */
  public Project withMoved(int from, int to) {
    List<Document> all = new ArrayList<>(documents);
    all.add(to, all.remove(from));
    List<Integer> places = new ArrayList<>(IntStream.range(0, all.size()).boxed().toList());
    places.add(to, places.remove(from));
    return new Project(all, places.indexOf(current));
  }

  /** This project without one of several documents; if it was current, its neighbour becomes so. */
  public Project without(int index) {
    List<Document> all = new ArrayList<>(documents);
    all.remove(index);
    return new Project(all, Math.min(index < current ? current - 1 : current, all.size() - 1));
  }
}
