package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/** A cage whose digits add up to its sum and may be equal; it may overlap others. */
final class OpenCage extends Kind {
  OpenCage() {
    super("opencage", "open-cage", Form.REGION, new Mark.Outline());
  }

  @Override
  public String word() {
    return "open cage";
  }

  @Override
  public Optional<Values> values(int cells, int digits) {
    return Optional.of(new Values(cells, cells * digits, cells * (digits + 1) / 2));
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return List.of(Words.sum(rule.cells(), layout, rule.value()));
  }
}
