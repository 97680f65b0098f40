package cluewright.replay;

import cluewright.strategy.Variant;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The steps that HoDoKu 2.2 takes when it solves with its defaults, by library code, with their
 * places in its order. Of what it has and Cluewright has not, nothing stands here; templates, which
 * it does not use by itself, do not either.
 */
public final class HodokuSteps {
  private static final String TABLE =
      """
      0000 100
      0003 200
      0002 300
      0110 1000
      0111 1100
      0100 1200
      0101 1210
      0200 1300
      0201 1400
      0210 1500
      0211 1600
      0202 2000
      0212 2100
      0300 2200
      0301 2300
      0302 2400
      0703 2800
      0610 2900
      0400 3000
      0401 3100
      0403 3120
      0402 3170
      0803 3200
      0800 3300
      0801 3400
      0600 3500
      0601 3600
      0602 3700
      0603 3800
      0604 3900
      0605 4000
      0606 4010
      0607 4020
      0608 4030
      0310 4100
      0320 4200
      0311 4300
      0321 4400
      0312 4500
      0322 4600
      1101 5300
      0500 5330
      0501 5330
      0502 5360
      0503 5360
      0701 5400
      0702 5500
      0706 5600
      0707 5600
      0708 5600
      0709 5650
      0710 5650
      0711 5650
      0901 5700
      0902 5800
      0903 5900
      """;

  private static final Map<String, Integer> POSITIONS =
      TABLE
          .lines()
          .map(line -> line.split(" ", -1))
          .collect(Collectors.toMap(words -> words[0], words -> Integer.valueOf(words[1])));

  private HodokuSteps() {}

  /** The place of a variant in HoDoKu's order; empty if HoDoKu would not use it by itself. */
  public static OptionalInt position(Variant variant) {
    Integer position = POSITIONS.get(variant.code());
    return position == null ? OptionalInt.empty() : OptionalInt.of(position);
  }
}
