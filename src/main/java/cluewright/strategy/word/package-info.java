/** Strategies that follow the rules of many cells, such as arrows, sandwiches and quadruples. */
package cluewright.strategy.word;
