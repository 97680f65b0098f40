package cluewright.studio.shelf;

import cluewright.phrase.Phrase;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.kordamp.ikonli.feather.Feather;

/**
 * A tab of the shelf.
 *
 * @param id of its tab, by which the choice is remembered
 * @param hint what it is good for
 * @param content is asked for once, when the tab first opens
 * @param count how many things it holds; 0 is not shown
 */
public record ShelfTab(
    String id,
    Phrase name,
    Phrase hint,
    Feather icon,
    Supplier<Node> content,
    ObservableValue<? extends Number> count) {}
