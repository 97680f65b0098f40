package cluewright.studio.results;

import cluewright.document.Result;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The selection among the results shown, as in a file manager.
 *
 * @param chosen by what they are, kept or not
 * @param anchor where a range begins
 * @param lead where the keyboard is
 */
record Picks(Set<Result> chosen, Optional<Result> anchor, Optional<Result> lead) {
  static final Picks NONE = new Picks(Set.of(), Optional.empty(), Optional.empty());

  Picks {
    chosen = Set.copyOf(chosen);
  }

  /** What a click does to the selection. */
  enum Reach {
    /** Selects only this one. */
    ALONE,
    /** Adds this one, or removes it. */
    TOGGLE,
    /** Selects everything from the anchor to this one. */
    RANGE
  }

  /** The selection after a click on a result. */
  Picks with(List<ResultEntry> all, int index, Reach reach) {
    Result find = all.get(index).find();
    return switch (reach) {
      case ALONE -> new Picks(Set.of(find), Optional.of(find), Optional.of(find));
      case TOGGLE -> {
        Set<Result> next = new LinkedHashSet<>(chosen);
        if (!next.remove(find)) {
          next.add(find);
        }
        yield new Picks(next, Optional.of(find), Optional.of(find));
      }
      case RANGE -> {
        int from = Math.max(0, place(all, anchor).orElse(index));
        Set<Result> next = new LinkedHashSet<>();
        for (int i = Math.min(from, index); i <= Math.max(from, index); i++) {
          next.add(all.get(i).find());
        }
        yield new Picks(next, Optional.of(all.get(from).find()), Optional.of(find));
      }
    };
  }

  static Picks all(List<ResultEntry> all) {
    Set<Result> next = new LinkedHashSet<>();
    all.forEach(entry -> next.add(entry.find()));
    return new Picks(
        next,
        all.stream().findFirst().map(ResultEntry::find),
        all.stream().reduce((before, after) -> after).map(ResultEntry::find));
  }

  /**
   * The selection when other results are shown: hidden ones are deselected, so that no command
   * affects them. If all that was selected is gone, the one in its place is selected.
   */
  Picks among(List<ResultEntry> before, List<ResultEntry> now) {
    if (this.equals(NONE) || now.isEmpty()) {
      return NONE;
    }
    Set<Result> there = new LinkedHashSet<>();
    now.forEach(entry -> there.add(entry.find()));
    Set<Result> next = new LinkedHashSet<>(chosen);
    next.retainAll(there);
    if (next.isEmpty() && !chosen.isEmpty()) {
      int place = firstGone(before);
      return NONE.with(now, Math.min(place, now.size() - 1), Reach.ALONE);
    }
    return new Picks(next, anchor.filter(there::contains), lead.filter(there::contains));
  }

  private int firstGone(List<ResultEntry> before) {
    for (int i = 0; i < before.size(); i++) {
      if (chosen.contains(before.get(i).find())) {
        return i;
      }
    }
    return 0;
  }

  boolean holds(ResultEntry entry) {
    return chosen.contains(entry.find());
  }

  boolean isLead(ResultEntry entry) {
    return lead.filter(entry.find()::equals).isPresent();
  }

  /** The position of the focused result; empty if it is not shown. */
  Optional<Integer> leadIn(List<ResultEntry> all) {
    return place(all, lead);
  }

  private static Optional<Integer> place(List<ResultEntry> all, Optional<Result> find) {
    for (int i = 0; find.isPresent() && i < all.size(); i++) {
      if (all.get(i).find().equals(find.get())) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
