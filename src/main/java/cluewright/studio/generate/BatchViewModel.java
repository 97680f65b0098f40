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

  /** From 1 to {@link #MOST}. */
  public final IntegerProperty count = new SimpleIntegerProperty(USUAL);

  final ObjectProperty<Batch.Scope> scope = new SimpleObjectProperty<>(Batch.Scope.EACH);

  /** The reason that rules such a batch out; empty if none does. */
  final ObjectBinding<Optional<Phrase>> objection;

  public BatchViewModel(History history, GenerationViewModel generation) {
    this.history = history;
    this.generation = generation;
    objection = Bindings.createObjectBinding(() -> objection(history.document()), history.document);
  }

  private Batch batch() {
    return new Batch(count.get(), generation.limit.get(), scope.get());
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
    generation.search(batch().request(history.document()), batch().many());
  }
}
