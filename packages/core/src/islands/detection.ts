/** How a page shows that it wants an island. Read by the island and by the loader, so the two never differ. */
export interface IslandDetection {
  /** Name of the island and of its bundle. */
  readonly name: string;
  /** Elements it mounts onto. */
  readonly selectors: readonly string[];
  /** Settings globals of the replaced plugin that alone are reason enough to load the island. */
  readonly globals?: readonly string[];
  /** Clicks on these, from before the island is mounted, are kept and handed to the page call of that name. */
  readonly earlyClicks?: { readonly selector: string; readonly command: string };
}
