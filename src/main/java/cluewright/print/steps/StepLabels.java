package cluewright.print.steps;

import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import cluewright.print.steps.StepPlan.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The sentences of a step, each on its own line, or run together where space is short. Lists break
 * only between their members.
 */
record StepLabels(StepPart step, StepPlan plan, Typesetting setting, DigitSet digits) {
  private static final String LINE = "\n";
  private static final String EN_SPACE = "\u2002";

  /**
   * Sets the sentences, shrinking them while that helps them fit their row or the height of the
   * board beside them; cut if even the page is too small.
   *
   * @param name the height of what stands above them
   * @param board the height of the board
   */
  Paragraph set(double name, double board) {
    double above = name + StepPlan.BELOW_NAME;
    boolean isBelow = plan.words() == Words.BELOW;
    double taken = isBelow ? above + board + StepPlan.BELOW_BOARD : above;
    Paragraph usual = within((isBelow ? plan.rowHeight() : board) - taken);
    return usual.isCut()
        ? set(step.isShared() ? EN_SPACE : LINE, plan.body().height() - taken)
        : usual;
  }

  private Paragraph within(double height) {
    Paragraph lines = set(LINE, height);
    if (step.isShared() && lines.lettering().size() < plan.text()) {
      Paragraph flowing = set(EN_SPACE, height);
      boolean isLarger = flowing.lettering().size() > lines.lettering().size();
      return isLarger || lines.isCut() ? flowing : lines;
    }
    return lines;
  }

  private Paragraph set(String between, double height) {
    return Paragraph.ofParts(
        parts(between),
        new Lettering(Weight.REGULAR, plan.text(), Ink.BLACK),
        new Paragraph.Room(plan.measure(), plan.lines(height), plan.smallestText()),
        setting.typeface());
  }

  /** The members of lists; the introduction stays with the first member where it fits. */
  private List<List<String>> parts(String between) {
    List<List<String>> parts = new ArrayList<>();
    for (StepPart.Sentence each : step.words()) {
      List<String> pieces = pieces(each, between);
      int together = pieces.size() - Math.max(0, each.moves().size() - 1);
      parts.add(pieces.subList(0, together));
      pieces.stream().skip(together).map(List::of).forEach(parts::add);
    }
    return parts;
  }

  /** A sentence, split before each member of its list. */
  private List<String> pieces(StepPart.Sentence sentence, String between) {
    List<String> pieces = new ArrayList<>();
    String rest = sentence(said(sentence.whole()));
    for (Phrase move : sentence.moves()) {
      int start = rest.indexOf(said(move));
      if (start > 0) {
        pieces.add(rest.substring(0, start));
        rest = rest.substring(start);
      }
    }
    pieces.add(rest + between);
    return pieces;
  }

  private String said(Phrase phrase) {
    return phrase.in(setting.language(), digits::shown);
  }

  /** Capitalizes a standalone sentence, unless it begins with the name of a cell, such as r1c2. */
  private static String sentence(String text) {
    boolean isName = text.length() > 1 && Character.isDigit(text.charAt(1));
    return isName || text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
