/** Tracks one kind of resource that an island may leak. */
export interface Tracker {
  /** Returns one label for each resource that currently exists. */
  labels(): readonly string[];
  restore(): void;
}
