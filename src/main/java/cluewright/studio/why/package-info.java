/** Why a step of few reasons holds, line by line: wherever steps are told. */
package cluewright.studio.why;
