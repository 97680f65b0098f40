/**
 * Does items of {@link cluewright.scale} on Apache Spark. It is built with the profile {@code
 * spark} alone, and nothing of it is in the program for the desk.
 *
 * <p>Begin with {@link cluewright.spark.SparkWork}.
 */
package cluewright.spark;
