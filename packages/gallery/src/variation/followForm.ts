import { matchVariation, type Variation, type VariationForm } from '@hadaya/variations';
import { type ImageSource, readVariationImages } from '../gallery/decodeImage.ts';
import type { Gallery } from '../gallery/gallery.ts';
import { type GalleryImage, imageKey } from '../gallery/galleryImage.ts';
import type { DefaultGallery } from './openDefaultGallery.ts';
import { listCombinations, pickSet } from './pickSet.ts';
import type { SetRequests } from './setRequests.ts';

/** What a form is followed with. */
export interface FollowOptions {
  readonly form: VariationForm;
  readonly defaults: DefaultGallery;
  readonly requests: SetRequests;
  /** The pictures that a choice of the visitor's brings, in words. */
  readonly describe: (count: number) => string;
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

async function showDefault({ defaults, requests, describe }: FollowOptions): Promise<void> {
  const show = (images: readonly GalleryImage[]) =>
    requests.show(images, { kind: 'default', variationId: 0, describe: () => describe(images.length) });
  if (defaults.peek().length > 0) {
    show(defaults.peek());
    return;
  }
  const waiting = requests.wait();
  const images = await defaults.load();
  if (waiting.isStale()) return;
  if (images.length > 0) show(images);
  else requests.cancel();
}

function update({ source, context }: Gallery, options: FollowOptions): void {
  const { form, defaults, requests, describe } = options;
  const { match, choice } = form.getState();
  const facts = {
    match: match.kind,
    found: match.kind === 'found' ? match.variation : null,
    chosenCount: [...choice.values()].filter((value) => value !== '').length,
    preview: () => findPreview(form, choice, source),
  };
  const picked = pickSet<Variation>(facts, context.settings);
  if (picked === 'default') void showDefault(options);
  else if (picked) {
    const images = readVariationImages(picked.raw, defaults.peek(), source);
    const cause = { kind: 'variation', variationId: picked.id, describe: () => describe(images.length) } as const;
    requests.show(images, cause);
  }
}

/** Lets a gallery show what the form has chosen, now and at every change. A form with nothing chosen has no say `later`. */
export function followForm(gallery: Gallery, options: FollowOptions, start: 'now' | 'later'): void {
  const { form, requests } = options;
  let seen = form.getState();
  form.subscribe(() => {
    const state = form.getState();
    const isNewChoice = state.choice !== seen.choice;
    const isSame = state.match === seen.match && !isNewChoice;
    seen = state;
    if (isNewChoice) requests.noteChoice();
    if (!isSame) update(gallery, options);
  }, gallery.context.signal);
  const hasChoice = [...seen.choice.values()].some((value) => value !== '');
  if (start === 'now' || hasChoice) update(gallery, options);
}
