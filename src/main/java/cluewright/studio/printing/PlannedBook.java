package cluewright.studio.printing;

import cluewright.plan.BookPlan;
import cluewright.plan.PlanPages;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/**
 * A planned book whose pages can be shown: they follow its plan, and what is chosen about them goes
 * into the plan.
 *
 * @param choose has the book printed in another way
 * @param show goes to where it is planned
 */
public record PlannedBook(
    ObservableValue<BookPlan> plan, Consumer<PlanPages> choose, Runnable show) {}
