/** A tested project with its problems, and the reason why it could not be tested here, if there is one. */
export interface TriedProject {
  readonly project: string;
  readonly complaints: readonly string[];
  readonly left?: string;
}
