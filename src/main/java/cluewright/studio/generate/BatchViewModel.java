package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.document.History;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Choices for a batch, and its start. */
public final class BatchViewModel {
  static final int MOST = 200;

  private static final int USUAL = 20;

  private final History history;
  private final GenerationViewModel generation;
  private final IntegerProperty count = new SimpleIntegerProperty(USUAL);
  private final ObjectProperty<Optional<Level>> level =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<TimeLimit> limit =
      new SimpleObjectProperty<>(TimeLimit.FIVE_MINUTES);
  private final ObjectProperty<Batch.Scope> scope = new SimpleObjectProperty<>(Batch.Scope.ALL);
  private final ObjectBinding<Optional<Phrase>> objection;

  public BatchViewModel(History history, GenerationViewModel generation) {
    this.history = history;
    this.generation = generation;
    objection =
        Bindings.createObjectBinding(
            () -> objection(batch(), history.document()), level, history.documentProperty());
  }

  /** From 1 to {@link #MOST}. */
  public IntegerProperty countProperty() {
    return count;
  }

  public ObjectProperty<Optional<Level>> levelProperty() {
    return level;
  }

  ObjectProperty<TimeLimit> limitProperty() {
    return limit;
  }

  ObjectProperty<Batch.Scope> scopeProperty() {
    return scope;
  }

  /** The reason that rules such a batch out; empty if none does. */
  ObjectBinding<Optional<Phrase>> objection() {
    return objection;
  }

  private Batch batch() {
    return new Batch(count.get(), level.get(), limit.get(), scope.get());
  }

  private static Optional<Phrase> objection(Batch batch, Document document) {
    StrategySet strategies = batch.strategies(document);
    return batch
        .goal(document)
        .objection(document.mask(), strategies)
        .map(why -> Phrase.of("generate.objection", why));
  }

  /** Begins the batch, unless something is against it or a run is on. */
  public void start() {
    if (objection.get().isPresent()) {
      return;
    }
    generation.generateMany(batch().many(history.document()));
  }
}
