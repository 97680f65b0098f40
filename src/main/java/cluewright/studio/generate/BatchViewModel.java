package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
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
  private final ObjectProperty<Batch.Scope> scope = new SimpleObjectProperty<>(Batch.Scope.EACH);
  private final ObjectBinding<Optional<Phrase>> objection;

  public BatchViewModel(History history, GenerationViewModel generation) {
    this.history = history;
    this.generation = generation;
    objection =
        Bindings.createObjectBinding(
            () -> objection(history.document()), history.documentProperty());
  }

  /** From 1 to {@link #MOST}. */
  public IntegerProperty countProperty() {
    return count;
  }

  ObjectProperty<Batch.Scope> scopeProperty() {
    return scope;
  }

  /** The reason that rules such a batch out; empty if none does. */
  ObjectBinding<Optional<Phrase>> objection() {
    return objection;
  }

  private Batch batch() {
    return new Batch(count.get(), generation.limitProperty().get(), scope.get());
  }

  private static Optional<Phrase> objection(Document document) {
    return Goals.of(document)
        .objection(document.mask(), document.strategies())
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
