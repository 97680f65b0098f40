package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanPages;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;

/**
 * A planned book whose pages can be shown: they follow its plan, and what is chosen about them goes
 * into the plan.
 *
 * @param choose has the book printed in another way, or says why that cannot be
 * @param show goes to where it is planned
 */
public record PlannedBook(
    ObservableValue<BookPlan> plan, Function<PlanPages, Optional<Phrase>> choose, Runnable show) {}
