/** A tested project and its problems; `left` is the reason why it could not be tested here. */
export interface TriedProject {
  readonly project: string;
  readonly complaints: readonly string[];
  readonly left?: string;
}
