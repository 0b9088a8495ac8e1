import type { Visit } from './Visit.ts';

/** A visitor's action and the page for it. */
export interface Behaviour {
  /** A sentence of the contract. */
  readonly name: string;
  readonly path: string;
  /** `phone` is 390 × 844, otherwise 1280 × 800. */
  readonly size?: 'phone';
  /** Console lines that belong to the behaviour. */
  readonly allows?: RegExp;
  /** Repetitions by engine, each in a freshly started browser; otherwise the browser is shared. */
  readonly freshStarts?: Readonly<Record<string, number>>;
  run(visit: Visit): Promise<void>;
}
