package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A part of the verdict where another part of the window has the word: a sentence and an act. */
public final class StandingPane extends VBox {
  private final Texts texts;
  private final Set<Verdict.Kind> kinds;
  private final Function<Verdict, Phrase> words;
  private final Label sentence = new Label();

  private StandingPane(
      Texts texts,
      VerdictViewModel verdicts,
      String place,
      Set<Verdict.Kind> kinds,
      Function<Verdict, Phrase> words,
      Set<Verdict.Next> acts) {
    this.texts = texts;
    this.kinds = kinds;
    this.words = words;
    sentence.setId(place + "-standing");
    sentence.getStyleClass().add("hint");
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    NextLink next = new NextLink(texts, verdicts, acts);
    next.setId(place + "-next");
    managedProperty().bind(visibleProperty());
    getChildren().setAll(sentence, next);
    texts.wording.addListener(change -> show(verdicts.verdict.get()));
    verdicts.verdict.subscribe(this::show);
  }

  /** What the strategies make of digits that are edited, below the number of their solutions. */
  public static StandingPane ofDigits(Texts texts, VerdictViewModel verdicts) {
    return new StandingPane(
        texts,
        verdicts,
        "digits",
        EnumSet.of(Verdict.Kind.FOUND, Verdict.Kind.STUCK),
        Verdict::text,
        EnumSet.allOf(Verdict.Next.class));
  }

  /**
   * The number of solutions of a puzzle that is being solved; which strategies it takes would give
   * away how.
   */
  public static StandingPane ofGame(Texts texts, VerdictViewModel verdicts) {
    return new StandingPane(
        texts,
        verdicts,
        "play",
        EnumSet.of(
            Verdict.Kind.HINT,
            Verdict.Kind.FOUND,
            Verdict.Kind.STUCK,
            Verdict.Kind.SEVERAL,
            Verdict.Kind.NO_SOLUTION),
        Verdict::head,
        EnumSet.of(Verdict.Next.COMPARE));
  }

  private void show(Verdict verdict) {
    setVisible(kinds.contains(verdict.kind()));
    sentence.setText(texts.of(words.apply(verdict)));
  }
}
