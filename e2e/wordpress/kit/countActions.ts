/** Counts what a person does beside so much `before`: presses, entries and the choice of a file; looking and waiting are none. */
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
