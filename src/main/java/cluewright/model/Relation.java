package cluewright.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What holds between each cell of a path and the next: a dot or a sign between two cells, or a
 * thermometer.
 *
 * @param kind what holds
 * @param path at least two cells, all different, in order; of a sign that grows or a thermometer
 *     the cell of the smallest digit is the first
 */
public record Relation(Kind kind, List<Integer> path) {

  /** The kinds of relations between a cell and the next of its path. */
  public enum Kind {
    /** A white dot: the digits differ by one. */
    CONSECUTIVE {
      @Override
      public boolean allows(int a, int b) {
        return Math.abs(a - b) == 1;
      }
    },
    /** A black dot: one digit is twice the other. */
    RATIO {
      @Override
      public boolean allows(int a, int b) {
        return a == 2 * b || b == 2 * a;
      }
    },
    /** An X: the digits add up to ten. */
    X {
      @Override
      public boolean allows(int a, int b) {
        return a + b == 10;
      }
    },
    /** A V: the digits add up to five. */
    V {
      @Override
      public boolean allows(int a, int b) {
        return a + b == 5;
      }
    },
    /** An inequality sign: the first digit is less than the second. */
    LESS {
      @Override
      public boolean allows(int a, int b) {
        return a < b;
      }
    },
    /** A thermometer: digits grow from its bulb on. */
    THERMOMETER {
      @Override
      public boolean allows(int a, int b) {
        return a < b;
      }
    };

    /** True if the digits {@code a} and {@code b} may stand in a cell and the next one. */
    public abstract boolean allows(int a, int b);

    /** The word in the name of a board, for example {@code thermometer}. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** True if the path may be read from either end. */
    public boolean isSymmetric() {
      return this != LESS && this != THERMOMETER;
    }

    static Optional<Kind> withId(String id) {
      return Stream.of(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }
  }

  public Relation {
    path = List.copyOf(path);
    if (path.size() < 2 || path.stream().distinct().count() < path.size()) {
      throw new IllegalArgumentException("a relation has at least two cells, all different");
    }
    if (path.size() > 2 && kind != Kind.THERMOMETER) {
      throw new IllegalArgumentException(kind.id() + " is a relation of two cells");
    }
  }

  /** Where the cells go; {@code to} says where each cell of the board goes. */
  Relation moved(int[] to) {
    return new Relation(kind, path.stream().map(cell -> to[cell]).toList());
  }

  /** The same read from the other end, or just the same where that would be another. */
  Relation turned() {
    List<Integer> back = new ArrayList<>(path);
    Collections.reverse(back);
    return kind.isSymmetric() ? new Relation(kind, back) : this;
  }

  /** In the name of a board, for example {@code thermometer=r1c1r1c2r2c2}. */
  String in(Board board) {
    return kind.id() + "=" + path.stream().map(board::label).collect(Collectors.joining());
  }
}
