package cluewright.print;

/** A family of letters and digits. */
public enum TypeFamily {
  /** Inter, without serifs. */
  SANS,
  /** Source Serif, with serifs; what it lacks, such as Japanese, is set without them. */
  SERIF
}
