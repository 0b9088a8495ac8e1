/** A tested project, its problems, and the reason if it could not be tested here. */
export interface TriedProject {
  readonly project: string;
  readonly complaints: readonly string[];
  readonly left?: string;
}
