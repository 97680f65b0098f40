package cluewright.studio.generate;

import cluewright.studio.look.Texts;
import cluewright.studio.look.VerdictCard;
import java.util.EnumSet;

/** The whole verdict with its next act, as a card beside a board whose regions or rules stand. */
public final class StandingCard extends VerdictCard {
  private final Texts texts;

  /**
   * @param place begins the ids of the parts
   */
  public StandingCard(Texts texts, VerdictViewModel verdicts, String place) {
    super(place + "-standing", place + "-standing-detail");
    this.texts = texts;
    NextLink next = new NextLink(texts, verdicts, EnumSet.allOf(Verdict.Next.class));
    next.setId(place + "-next");
    words().getChildren().add(next);
    words().getStyleClass().add("region-words");
    texts.wording.addListener(change -> show(verdicts.verdict.get()));
    verdicts.verdict.subscribe(this::show);
  }

  private void show(Verdict verdict) {
    show(
        texts.of(verdict.head()),
        GeneratePane.capital(texts.of(verdict.text())),
        verdict.kind().look(),
        GeneratePane.icon(verdict.kind()));
  }
}
