import type { Visit } from './Visit.ts';

/** A visitor's action with its expected result, and the page on which it happens. */
export interface Behaviour {
  /** Sentence that describes the expected behaviour. */
  readonly name: string;
  readonly path: string;
  /** `phone` means 390 × 844 pixels; the default is 1280 × 800. */
  readonly size?: 'phone';
  /** Console messages that the behaviour causes. */
  readonly allows?: RegExp;
  /**
   * Number of runs, keyed by engine; each run starts a new browser. Behaviours without this field share one browser.
   */
  readonly freshStarts?: Readonly<Record<string, number>>;
  run(visit: Visit): Promise<void>;
}
