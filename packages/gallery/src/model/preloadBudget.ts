/** What a visitor's connection says of itself; browsers that say nothing give an empty object. */
export interface ConnectionFacts {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/** Whether anything may be loaded ahead: never with a wish to save data, never on the slowest connections. */
export function canPreload({ saveData, effectiveType }: ConnectionFacts): boolean {
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g';
}

/** The keys that a budget still allows, each once a page view. */
export function takeFromBudget(seen: Set<string>, wanted: readonly string[], limit: number): string[] {
  const taken: string[] = [];
  for (const key of wanted) {
    if (key === '' || seen.has(key) || seen.size >= limit) continue;
    seen.add(key);
    taken.push(key);
  }
  return taken;
}
