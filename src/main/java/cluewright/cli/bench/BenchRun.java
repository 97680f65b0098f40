package cluewright.cli.bench;

import cluewright.search.Engine;
import cluewright.search.Request;
import cluewright.search.Watch;

/**
 * One measurement that a benchmark is going to make.
 *
 * @param line where the mask stands in its file
 */
record BenchRun(int line, Request request) {
  BenchRow decide(Engine engine, Watch watch) {
    return new BenchRow(
        line, request.mask(), request.engine(), request.seed(), engine.generate(request, watch));
  }
}
