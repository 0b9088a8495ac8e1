import { matchVariation, type Variation } from '@hadaya/variations';
import { type ImageSource, imageKey, readFirstImage } from '../images/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { listCombinations } from './pickSet.ts';

const MOST_COMBINATIONS = 200;

/**
 * Returns the variations that an incomplete choice still allows, in the shop's order; an empty list if there are too
 * many.
 */
function listAllowed(form: FollowedForm, choice: ReadonlyMap<string, string>): Variation[] {
  const open = form.getState().attributes.filter(({ name }) => !choice.get(name));
  const values = open.map(({ name, values: all }) => ({ name, values: all.map(({ value }) => value) }));
  const index = form.getIndex();
  const positions = new Map<Variation, number>();
  for (const combination of listCombinations(choice, values, MOST_COMBINATIONS) ?? []) {
    const variation = form.findVariation(combination);
    if (variation) positions.set(variation, index ? matchVariation(index, combination) : positions.size);
  }
  return [...positions].sort(([, one], [, other]) => one - other).map(([variation]) => variation);
}

/** Returns the first variation that an incomplete choice allows, if all of them begin with the same image. */
export function findPreview(
  form: FollowedForm,
  choice: ReadonlyMap<string, string>,
  source: ImageSource,
): Variation | null {
  const allowed = listAllowed(form, choice);
  const keys = allowed.map(({ raw }) => {
    const image = readFirstImage(raw, source);
    return image ? imageKey(image) : '';
  });
  return new Set(keys).size === 1 && keys[0] !== '' ? (allowed[0] ?? null) : null;
}

export function findVariationOf(
  form: FollowedForm,
  { attribute, value }: { readonly attribute: string; readonly value: string },
  source: ImageSource,
): Variation | null {
  const choice = new Map(form.getState().choice).set(attribute, value);
  return form.findVariation(choice) ?? findPreview(form, choice, source);
}
