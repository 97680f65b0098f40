/** Shapes drawn by lot: cages, lines, and signs between cells. */
package cluewright.plan.shape;
