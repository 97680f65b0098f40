package cluewright.format.exchange.core;

import cluewright.format.Quoted;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The things that a reader skips for lack of a place: each name once, up to a limit. */
public final class PassedOver {
  private static final int MOST = 6;

  private final Set<String> names = new LinkedHashSet<>();
  private final Set<Phrase> others = new LinkedHashSet<>();
  private boolean more;

  /** Adds a field, column or the like, by its name in the text. */
  public void add(String name) {
    if (names.size() < MOST) {
      names.add(name);
    } else if (!names.contains(name)) {
      more = true;
    }
  }

  private static Phrase quoted(String name) {
    return Phrase.of("exchange.name", Quoted.bare(name));
  }

  /** Adds another remark. */
  public void say(Phrase remark) {
    others.add(remark);
  }

  public List<Phrase> remarks() {
    List<Phrase> remarks = new ArrayList<>(others);
    if (!names.isEmpty()) {
      remarks.add(
          Phrase.of(
              more ? "exchange.passed-over-more" : "exchange.passed-over",
              Phrase.row(names.stream().map(PassedOver::quoted).toList())));
    }
    return remarks;
  }
}
