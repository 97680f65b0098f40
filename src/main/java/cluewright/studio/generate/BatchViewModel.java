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

/** The settings of a batch, and starting it. */
public final class BatchViewModel {
  static final int MOST = 200;

  private static final int USUAL = 20;

  private final History history;
  private final GenerationViewModel generation;

  /** The number of puzzles, from 1 to {@link #MOST}. */
  public final IntegerProperty count = new SimpleIntegerProperty(USUAL);

  final ObjectProperty<Batch.Scope> scope = new SimpleObjectProperty<>(Batch.Scope.EACH);

  /** Why such a batch is impossible; empty if it is not. */
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
        .objection(document.asked(), document.strategies())
        .map(why -> Phrase.of("generate.objection", why));
  }

  /** Starts the batch, unless it is impossible or a run is in progress. */
  public void start() {
    if (objection.get().isPresent()) {
      return;
    }
    generation.search(batch().request(history.document()), batch().many());
  }
}
