package cluewright.print;

/** A type family. */
public enum TypeFamily {
  /** Inter, a sans serif. */
  SANS,
  /** Source Serif; characters that it lacks, such as Japanese ones, are set in a sans serif. */
  SERIF
}
