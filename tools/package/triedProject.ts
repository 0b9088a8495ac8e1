/** What was tried, what is wrong with it, and why it could not be tried here. */
export interface TriedProject {
  readonly project: string;
  readonly complaints: readonly string[];
  readonly left?: string;
}
