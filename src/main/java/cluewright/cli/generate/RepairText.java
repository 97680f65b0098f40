package cluewright.cli.generate;

import cluewright.format.JsonLine;
import cluewright.mask.Symmetry;
import cluewright.model.Mask;
import cluewright.search.Proof;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import cluewright.strategy.core.Words;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A repair as text. */
record RepairText(Repaired repaired) {
  private Mask mask() {
    return repaired.request().question().mask();
  }

  /** What is known about the mask, then the suggestions. */
  String sentences() {
    StringBuilder text = new StringBuilder(asked()).append('\n');
    if (repaired.end() == Repaired.End.HOPELESS) {
      return text.append("Adding cells does not help: allow naked or hidden singles.\n").toString();
    }
    if (repaired.end() == Repaired.End.UNSOLVABLE) {
      return text.append("Adding cells does not help: no grid satisfies the rules of the board.\n")
          .toString();
    }
    if (repaired.end() != Repaired.End.POSSIBLE_ALREADY && repaired.suggestions().isEmpty()) {
      text.append(String.format(Locale.ROOT, "No repair found in %s s.%n", seconds()));
    }
    int number = 0;
    for (Suggestion suggestion : repaired.suggestions()) {
      number++;
      int cells = suggestion.added().size();
      text.append(
          "%d. Add %s (%d %s) to make a puzzle possible. %s%n   mask    %s%n   puzzle  %s%n"
              .formatted(
                  number,
                  Words.cells(mask().board(), suggestion.added()),
                  cells,
                  cells == 1 ? "cell" : "cells",
                  repaired.onFewer(suggestion),
                  marked(suggestion),
                  suggestion.puzzle().line()));
    }
    return text.toString();
  }

  private String asked() {
    if (repaired.asked() instanceof Judgement.Impossible impossible) {
      return OutcomeText.finding(impossible.proof(), mask());
    }
    if (repaired.asked() instanceof Judgement.Possible possible) {
      return "Nothing to repair: a puzzle exists: " + possible.puzzle().line();
    }
    return "Undecided: neither a puzzle nor a proof found for the unchanged mask.";
  }

  /** The mask with {@code +} for added cells. */
  private String marked(Suggestion suggestion) {
    StringBuilder line = new StringBuilder(mask().line());
    suggestion.added().forEach(cell -> line.setCharAt(cell, '+'));
    return line.toString();
  }

  /** A JSON object on one line. */
  String json(Symmetry symmetry) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("asked", verdict());
    object.put("proof", proof());
    object.put("end", word(repaired.end()));
    object.put("needed", repaired.needed());
    object.put("tried", repaired.tried());
    object.put("suggestions", repaired.suggestions().stream().map(this::fields).toList());
    object.put("mask", mask().line());
    object.put("strategies", repaired.request().question().strategies().ids());
    object.put("symmetry", word(symmetry));
    object.put("seconds", seconds());
    return JsonLine.of(object) + "\n";
  }

  private Map<String, Object> fields(Suggestion suggestion) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("cells", cells(suggestion));
    fields.put("orbits", suggestion.orbits());
    fields.put("fewestCells", repaired.hasFewestCells(suggestion) ? "proven" : "open");
    fields.put("fewestOrbits", repaired.hasFewestOrbits(suggestion) ? "proven" : "open");
    fields.put("mask", mask().with(suggestion.added()).line());
    fields.put("puzzle", suggestion.puzzle().line());
    fields.put("solution", suggestion.solution().line());
    return fields;
  }

  private List<String> cells(Suggestion suggestion) {
    return suggestion.added().stream().mapToObj(mask().board()::label).toList();
  }

  private String verdict() {
    if (repaired.asked() instanceof Judgement.Possible) {
      return "possible";
    }
    if (repaired.asked() instanceof Judgement.Impossible impossible) {
      return impossible.proof().scope() == Proof.Scope.SEVERAL ? "several" : "impossible";
    }
    return "open";
  }

  private String proof() {
    return repaired.asked() instanceof Judgement.Impossible impossible
        ? impossible.proof().kind().id() + ": " + impossible.proof().sentence()
        : null;
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private BigDecimal seconds() {
    return BigDecimal.valueOf(repaired.elapsed().toMillis(), 3).setScale(3, RoundingMode.HALF_UP);
  }
}
