package cluewright.closure;

import cluewright.model.Board;

/** A closure that concludes more than another where that is closed, and has its state. */
abstract class ClosureAround implements Closure {
  final Closure fast;

  ClosureAround(Closure fast) {
    this.fast = fast;
  }

  @Override
  public Board board() {
    return fast.board();
  }

  @Override
  public void reset() {
    fast.reset();
  }

  @Override
  public boolean place(int cell, int digit) {
    return fast.place(cell, digit);
  }

  @Override
  public boolean eliminate(int cell, int digits) {
    return fast.eliminate(cell, digits);
  }

  @Override
  public boolean isComplete() {
    return fast.isComplete();
  }

  @Override
  public int placed(int cell) {
    return fast.placed(cell);
  }

  @Override
  public int candidates(int cell) {
    return fast.candidates(cell);
  }

  @Override
  public int openCandidates() {
    return fast.openCandidates();
  }

  @Override
  public int stateSize() {
    return fast.stateSize();
  }

  @Override
  public void save(int[] states, int offset) {
    fast.save(states, offset);
  }

  @Override
  public void load(int[] states, int offset) {
    fast.load(states, offset);
  }
}
