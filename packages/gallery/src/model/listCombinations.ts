/** One attribute with the values that may still be chosen. */
export interface OpenAttribute {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Every way to complete a choice, lazily. `undefined` when there are more than `limit`, so that a large product never
 * costs time.
 */
export function listCombinations(
  choice: ReadonlyMap<string, string>,
  open: readonly OpenAttribute[],
  limit: number,
): ReadonlyMap<string, string>[] | undefined {
  const total = open.reduce((product, { values }) => product * values.length, 1);
  if (total > limit) return undefined;
  return open.reduce<ReadonlyMap<string, string>[]>(
    (choices, { name, values }) => choices.flatMap((one) => values.map((value) => new Map(one).set(name, value))),
    [choice],
  );
}
