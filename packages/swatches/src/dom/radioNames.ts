import type { SwatchGroup } from './swatchGroup.ts';

let suffixes = 0;

function isShared({ list }: SwatchGroup, name: string): boolean {
  const page = list.ownerDocument;
  return [...page.querySelectorAll<HTMLInputElement>('input.variable-item-radio-input')].some(
    (input) => input.name === name && !list.contains(input),
  );
}

/**
 * The name that a group's radio inputs need: their own, or one with a suffix when another form on the page uses the
 * same (one product shown twice). `undefined` for a group without inputs.
 */
export function findRadioName(group: SwatchGroup): string | undefined {
  const name = group.items.find(({ input }) => input)?.input?.name;
  if (name === undefined || !isShared(group, name)) return name;
  suffixes += 1;
  return `${name}-${suffixes}`;
}

/** Puts the dots of native radios where the choice is. */
export function syncRadios({ items, select }: SwatchGroup): void {
  for (const { input, value } of items) if (input) input.checked = value !== '' && select.value === value;
}
