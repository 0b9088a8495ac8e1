/**
 * Counts a person's actions, starting from `before`: presses, inputs and file selections, but not reading or waiting.
 */
export function countActions(before: number) {
  const startMs = performance.now();
  let count = before;
  return {
    act: async (action: Promise<unknown>) => {
      count += 1;
      await action;
    },
    count: () => count,
    seconds: () => Math.round((performance.now() - startMs) / 1000),
  };
}
