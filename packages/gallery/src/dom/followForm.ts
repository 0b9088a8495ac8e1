import type { Variation, VariationForm } from '@hadaya/variations';
import { matchVariation } from '@hadaya/variations/model';
import { chooseWish } from '../model/chooseWish.ts';
import { imageKey } from '../model/galleryImage.ts';
import type { ImageSource } from '../model/imageFields.ts';
import { listCombinations } from '../model/listCombinations.ts';
import { readVariationImages } from '../model/variationImages.ts';
import type { GallerySettings } from '../settings.ts';
import type { Swapper } from './createSwapper.ts';
import type { DefaultGallery } from './defaultGallery.ts';

/** What follows a form. */
export interface FollowOptions {
  readonly form: VariationForm;
  readonly settings: Pick<GallerySettings, 'resetsOnVariationChange' | 'previewPartial'>;
  readonly source: ImageSource;
  readonly defaults: DefaultGallery;
  readonly swapper: Swapper;
  /** A second form of the same product, with nothing chosen, has no say until something is. */
  readonly start: 'at-once' | 'at-a-choice';
  readonly signal: AbortSignal;
}

const MOST_COMBINATIONS = 200;

/** The variations that an incomplete choice still allows, in the shop's order; none when there are too many. */
function listAllowed(form: VariationForm, choice: ReadonlyMap<string, string>): Variation[] {
  const open = form.getState().attributes.filter(({ name }) => !choice.get(name));
  const values = open.map(({ name, values: all }) => ({ name, values: all.map(({ value }) => value) }));
  const index = form.getIndex();
  const places = new Map<Variation, number>();
  for (const combination of listCombinations(choice, values, MOST_COMBINATIONS) ?? []) {
    const variation = form.findVariation(combination);
    if (variation) places.set(variation, index ? matchVariation(index, combination) : places.size);
  }
  return [...places].sort(([, one], [, other]) => one - other).map(([variation]) => variation);
}

/** The first of the variations that an incomplete choice allows, if all of them begin with the same image. */
export function findPreview(
  form: VariationForm,
  choice: ReadonlyMap<string, string>,
  source: ImageSource,
): Variation | null {
  const allowed = listAllowed(form, choice);
  const keys = allowed.map(({ raw }) => {
    const [image] = readVariationImages(raw, [], source);
    return image ? imageKey(image) : '';
  });
  return new Set(keys).size === 1 && keys[0] !== '' ? (allowed[0] ?? null) : null;
}

async function showDefault({ defaults, swapper }: FollowOptions): Promise<void> {
  const cause = { kind: 'default', variationId: 0 } as const;
  if (defaults.peek().length > 0) {
    swapper.show(defaults.peek(), cause);
    return;
  }
  const waiting = swapper.wait();
  const images = await defaults.load();
  if (waiting.isStale()) return;
  if (images.length > 0) swapper.show(images, cause);
  else swapper.cancel();
}

function update(options: FollowOptions): void {
  const { form, settings, source, defaults, swapper } = options;
  const { match, choice } = form.getState();
  const wish = chooseWish<Variation>(
    {
      match: match.kind,
      found: match.kind === 'found' ? match.variation : null,
      chosenCount: [...choice.values()].filter((value) => value !== '').length,
      preview: () => findPreview(form, choice, source),
    },
    { resetsOnVariationChange: settings.resetsOnVariationChange, previewsPartial: settings.previewPartial },
  );
  if (wish.kind === 'default') void showDefault(options);
  if (wish.kind !== 'variation') return;
  const images = readVariationImages(wish.variation.raw, defaults.peek(), source);
  swapper.show(images, { kind: 'variation', variationId: wish.variation.id });
}

/** Lets a gallery show what the form has chosen, now and at every change. */
export function followForm(options: FollowOptions): void {
  const { form, signal } = options;
  let seen = form.getState();
  form.subscribe(() => {
    const state = form.getState();
    const isSame = state.match === seen.match && state.choice === seen.choice;
    seen = state;
    if (!isSame) update(options);
  }, signal);
  const hasChoice = [...seen.choice.values()].some((value) => value !== '');
  if (options.start === 'at-once' || hasChoice) update(options);
}
