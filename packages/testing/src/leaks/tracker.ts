/** One kind of thing that an island may leave behind. */
export interface Tracker {
  /** One label per thing that is held right now. */
  labels(): readonly string[];
  /** Takes the patches off the page. */
  restore(): void;
}
