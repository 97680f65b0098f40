package cluewright.format;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;

/** JSON with every list item on a line of its own, so that a mask can be seen in its file. */
final class LinePerItemPrinter extends DefaultPrettyPrinter {
  private static final long serialVersionUID = 1L;

  LinePerItemPrinter() {
    super(Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER));
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    indentArraysWith(indenter);
    indentObjectsWith(indenter);
  }

  @Override
  public DefaultPrettyPrinter createInstance() {
    return new LinePerItemPrinter();
  }
}
