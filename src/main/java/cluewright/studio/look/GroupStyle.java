package cluewright.studio.look;

import cluewright.strategy.core.Group;
import java.util.Locale;

/** The colour of a group of strategies, as a style class. */
public final class GroupStyle {
  private GroupStyle() {}

  /** The style class, such as {@code tone-single-digit}. */
  public static String of(Group group) {
    return "tone-" + word(group);
  }

  /** The group's part of style classes and ids, such as {@code single-digit}. */
  public static String word(Group group) {
    return group.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
