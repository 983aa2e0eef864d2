/** The best plan so far. */
import type { LoadProblem } from '../../domain/problem.js';
import { isBetter, Score } from '../goals/compare.js';
import type { Draft } from '../goals/draft.js';

export class Incumbent {
  readonly #problem: LoadProblem;
  #draft: Draft;
  #score: Score;

  constructor(problem: LoadProblem) {
    this.#problem = problem;
    this.#draft = { loads: [], left: problem.cargoes.map((cargo) => cargo.quantity) };
    this.#score = new Score(problem, this.#draft);
  }

  get draft(): Draft {
    return this.#draft;
  }

  get score(): Score {
    return this.#score;
  }

  /** Keeps the better plan. */
  offer(draft: Draft): Score {
    const score = new Score(this.#problem, draft);
    if (isBetter(score, this.#score)) {
      this.#draft = draft;
      this.#score = score;
    }
    return score;
  }
}
