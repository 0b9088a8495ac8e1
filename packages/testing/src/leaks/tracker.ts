/** One kind of resource that an island may leak. */
export interface Tracker {
  /** One label per resource currently held. */
  labels(): readonly string[];
  /** Takes the patches off the page. */
  restore(): void;
}
