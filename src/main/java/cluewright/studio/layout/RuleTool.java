package cluewright.studio.layout;

import cluewright.model.Relation;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a drag over the board draws: a relation of one kind, a cage, or nothing. */
enum RuleTool {
  WHITE_DOT(Relation.Kind.CONSECUTIVE, 'W'),
  BLACK_DOT(Relation.Kind.RATIO, 'B'),
  X(Relation.Kind.X, 'X'),
  V(Relation.Kind.V, 'V'),
  LESS(Relation.Kind.LESS, 'L'),
  THERMOMETER(Relation.Kind.THERMOMETER, 'T'),
  CAGE(null, 'C'),
  ERASER(null, 'E');

  private final Relation.Kind kind;
  private final char key;

  RuleTool(Relation.Kind kind, char key) {
    this.kind = kind;
    this.key = key;
  }

  Optional<Relation.Kind> kind() {
    return Optional.ofNullable(kind);
  }

  /** The key that chooses it. */
  char key() {
    return key;
  }

  static Optional<RuleTool> withKey(char key) {
    return Stream.of(values()).filter(tool -> tool.key == key).findFirst();
  }

  /** True if it draws between two neighbours. */
  boolean isSign() {
    return kind != null && kind != Relation.Kind.THERMOMETER;
  }

  /** True if it erases relations of a kind; dots and signs go together. */
  boolean erases(Relation.Kind other) {
    boolean isThermometer = other == Relation.Kind.THERMOMETER;
    return this == ERASER || (isThermometer ? this == THERMOMETER : isSign());
  }

  boolean erasesCages() {
    return this == ERASER || this == CAGE;
  }

  /** Its part of the names of texts and styles. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
