package cluewright.format;

import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;
import java.util.LinkedHashMap;
import java.util.Map;

/** Presents a profile as the fields of a row or an object. */
public final class ProfileFields {
  private static final double HUNDRED = 100;

  private ProfileFields() {}

  /** The fields by name; those that do not apply are left out. */
  public static Map<String, Object> of(Profile profile) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("steps", profile.steps());
    fields.put("bottlenecks", profile.bottlenecks().size());
    profile.firstBottleneck().ifPresent(step -> fields.put("firstBottleneck", step));
    fields.put("depth", profile.depth());
    fields.put("width", profile.width());
    fields.put("meanOpen", rounded(profile.meanOpen()));
    profile.loneShare().ifPresent(share -> fields.put("loneShare", rounded(share)));
    fields.put("open", profile.points().stream().map(Point::open).toList());
    fields.put("needs", needs(profile));
    return fields;
  }

  private static double rounded(double value) {
    return Math.round(value * HUNDRED) / HUNDRED;
  }

  /** By step of a bottleneck, the name of the strategy it needs. */
  private static Map<Integer, String> needs(Profile profile) {
    Map<Integer, String> needs = new LinkedHashMap<>();
    profile.bottlenecks().forEach((step, needed) -> needs.put(step, needed.name().toString()));
    return needs;
  }
}
