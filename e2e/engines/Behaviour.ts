import type { Visit } from './Visit.ts';

/** One thing that a visitor does, with the page where it is done. */
export interface Behaviour {
  /** A sentence of the contract. */
  readonly name: string;
  readonly path: string;
  /** `phone` is 390 × 844, else 1280 × 800. */
  readonly size?: 'phone';
  /** Lines of the console that belong to it. */
  readonly allows?: RegExp;
  /** By engine, how often it is done, each time by a browser that has just been started; else all share one. */
  readonly freshStarts?: Readonly<Record<string, number>>;
  run(visit: Visit): Promise<void>;
}
