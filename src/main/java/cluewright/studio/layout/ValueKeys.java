package cluewright.studio.layout;

import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.studio.digits.Trial;
import cluewright.studio.digits.TrialKey;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.work.Changes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A key for each value of the selected rule, labelled with the number of solutions it leaves. */
final class ValueKeys extends VBox {
  private static final int COLUMNS = 6;

  private final Texts texts;
  private final RulesViewModel rules;
  private final GridPane grid = new GridPane();
  private final List<TrialKey> keys = new ArrayList<>();
  private List<Integer> shown = List.of();

  ValueKeys(Texts texts, RulesViewModel rules) {
    this.texts = texts;
    this.rules = rules;
    setId("rules-values");
    getStyleClass().add("region-words");
    grid.getStyleClass().add("play-digits");
    getChildren().addAll(Controls.paragraph(texts.bind("rules.with-each-value"), "hint"), grid);
    Boxes.show(
        this, Bindings.createBooleanBinding(() -> !rules.trials.get().isEmpty(), rules.trials));
    Changes.callNow(this::show, rules.trials, texts.wording);
  }

  private void show() {
    List<Trial> trials = rules.trials.get();
    List<Integer> choices = trials.stream().map(Trial::choice).toList();
    if (!choices.equals(shown)) {
      shown = choices;
      make();
    }
    int now = rules.value.rule().map(Rule::value).orElse(Rule.OPEN);
    for (int i = 0; i < keys.size(); i++) {
      keys.get(i).show(Optional.of(trials.get(i)), trials.get(i).choice() == now);
    }
  }

  private void make() {
    grid.getChildren().clear();
    keys.clear();
    for (int choice : shown) {
      Phrase written = Phrase.verbatim(String.valueOf(choice));
      TrialKey key = new TrialKey(texts, written, Phrase.of("rules.set-value", written));
      key.setId("rules-value-" + choice);
      key.setOnAction(event -> rules.value(String.valueOf(choice)));
      GridPane.setHgrow(key, Priority.ALWAYS);
      grid.add(key, keys.size() % COLUMNS, keys.size() / COLUMNS);
      keys.add(key);
    }
  }
}
