package cluewright.choice;

import cluewright.model.Board;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * A user's choice about a larger whole, such as the look of pages.
 *
 * @param id names its option, its row in a window and its texts
 * @param with the whole with another value; throws {@link IllegalArgumentException}, with a
 *     sentence, if the whole cannot have that
 * @param spoken its option on the command line
 * @param shown its row in a window
 */
public record Choice<W, T>(
    String id,
    Kind<T> kind,
    Function<W, T> get,
    BiFunction<W, T, W> with,
    Spoken spoken,
    Shown shown) {
  private static final Pattern HYPHEN = Pattern.compile("-(.)");

  /**
   * How a choice appears as a command-line option.
   *
   * @param names none if the command line does not have it
   * @param label what the help calls its value
   */
  public record Spoken(List<String> names, String label, String help) {
    private static final Spoken NEVER = new Spoken(List.of(), "", "");
  }

  /**
   * How a choice appears as a row of a window, with its value kept for the next time.
   *
   * @param section the part of the window in which it stands; empty if no window has it
   * @param kept its name in a file of settings
   * @param matters true for boards on which it changes anything
   */
  public record Shown(String section, String kept, Predicate<Board> matters) {
    /** Applies to all boards. */
    public static final Predicate<Board> ALL = board -> true;
  }

  /** A choice that appears neither on the command line nor in a window yet. */
  public static <W, T> Choice<W, T> of(
      String id, Kind<T> kind, Function<W, T> get, BiFunction<W, T, W> with) {
    String kept = HYPHEN.matcher(id).replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
    return new Choice<>(id, kind, get, with, Spoken.NEVER, new Shown("", kept, Shown.ALL));
  }

  /** The choice whether one of several things is among those that are chosen. */
  public static <W, E extends Enum<E>> Choice<W, Boolean> member(
      String id, Choice<W, Set<E>> all, E member) {
    return of(
        id,
        Kind.Switch.FLAG,
        whole -> all.get(whole).contains(member),
        (whole, isChosen) -> {
          Set<E> next = new HashSet<>(all.get(whole));
          if (isChosen) {
            next.add(member);
          } else {
            next.remove(member);
          }
          return all.with(whole, next);
        });
  }

  /** This choice as an option under its own name. */
  public Choice<W, T> said(String label, String help) {
    return said(List.of("--" + id), label, help);
  }

  public Choice<W, T> said(List<String> names, String label, String help) {
    return new Choice<>(id, kind, get, with, new Spoken(names, label, help), shown);
  }

  /** This choice as a row of a window. */
  public Choice<W, T> shown(String section) {
    return shown(section, Shown.ALL);
  }

  public Choice<W, T> shown(String section, Predicate<Board> matters) {
    return new Choice<>(id, kind, get, with, spoken, new Shown(section, shown.kept, matters));
  }

  /** This choice with the name that its setting had before. */
  public Choice<W, T> kept(String name) {
    return new Choice<>(id, kind, get, with, spoken, new Shown(shown.section, name, shown.matters));
  }

  /** The same choice as part of something larger. */
  public <V> Choice<V, T> in(Function<V, W> part, BiFunction<V, W, V> withPart) {
    return over(
        whole -> get(part.apply(whole)),
        (whole, value) -> withPart.apply(whole, with(part.apply(whole), value)));
  }

  /** The same choice about something else. */
  public <V> Choice<V, T> over(Function<V, T> read, BiFunction<V, T, V> write) {
    return new Choice<>(id, kind, read, write, spoken, shown);
  }

  public T get(W whole) {
    return get.apply(whole);
  }

  public W with(W whole, T value) {
    return with.apply(whole, value);
  }

  /** The change that sets a value. */
  public UnaryOperator<W> to(T value) {
    return whole -> with(whole, value);
  }

  public boolean isSpoken() {
    return !spoken.names.isEmpty();
  }

  public boolean isShown() {
    return !shown.section.isEmpty();
  }
}
