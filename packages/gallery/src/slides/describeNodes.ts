import { type AttributeValues, fillText } from '@hadaya/core';
import { isPrinted } from '../markup/index.ts';
import type { Gallery, GalleryState } from '../state/index.ts';
import type { GalleryTexts } from '../strings/index.ts';
import { readThumbnailSides } from '../thumbnails/index.ts';

interface NodeValues {
  /** Key of the node, the same at every update. */
  readonly part: string;
  readonly node: HTMLElement;
  readonly attributes: AttributeValues;
  readonly classes?: Readonly<Record<string, boolean>>;
}

type Marked = Pick<GalleryState, 'set' | 'index'>;

type ShownState = Marked & Pick<GalleryState, 'pending'>;

export function describeSlide(texts: GalleryTexts, { set, index }: Marked, at: number): AttributeValues {
  const { video, alt = '' } = set.images[at] ?? {};
  const position = { index: at + 1, count: set.images.length, alt };
  return {
    role: 'group',
    'aria-roledescription': texts.slide,
    // The player sits in a layer above all slides, so without a name a video's slide would be empty for screen readers.
    'aria-label': fillText(video && alt ? texts.positionVideo : texts.position, position),
    tabindex: at === index ? '-1' : null,
    inert: at === index ? null : '',
  };
}

export function describeThumbnail(texts: GalleryTexts, { index }: Pick<Marked, 'index'>, at: number): AttributeValues {
  return {
    role: 'button',
    tabindex: at === index ? '0' : '-1',
    'aria-label': fillText(texts.goTo, { index: at + 1 }),
    'aria-current': at === index ? 'true' : null,
  };
}

function* describeFrame(gallery: Gallery, { set, pending }: ShownState): Generator<NodeValues> {
  const { nodes, texts, context } = gallery;
  const { settings } = context;
  const { wrapper, slider, parent, strip, trigger } = nodes;
  const { wide, narrow } = readThumbnailSides(wrapper.classList, settings);
  const hasThumbnails = set.images.length > 1;
  yield {
    part: 'wrapper',
    node: wrapper,
    attributes: {
      role: 'group',
      'aria-roledescription': texts.carousel,
      'aria-label': texts.region,
      'aria-busy': pending ? 'true' : null,
      'data-thumbnails-wide': wide,
      'data-thumbnails-narrow': narrow,
      'data-hadaya-fit': settings.fit === 'cover' ? settings.fit : null,
    },
    classes: { 'loading-gallery': pending },
  };
  yield {
    part: 'parent',
    node: parent,
    attributes: {},
    classes: {
      'woo-variation-gallery-has-product-thumbnail': hasThumbnails,
      'woo-variation-gallery-no-product-thumbnail': !hasThumbnails,
      'woo-variation-gallery-enabled-thumbnail-slider': settings.slidesThumbnails,
    },
  };
  // Without this `tabindex`, browsers would add the scroll container to the tab order.
  yield { part: 'slider', node: slider, attributes: { tabindex: '-1' } };
  const group = { role: 'group', 'aria-label': texts.thumbnails };
  yield { part: 'strip', node: strip, attributes: hasThumbnails ? group : { role: null, 'aria-label': null } };
  const title = settings.triggerText || texts.trigger;
  if (trigger) yield { part: 'trigger', node: trigger, attributes: { role: 'button', 'aria-label': title, title } };
}

function* describePrinted({ printed, texts }: Gallery, state: ShownState): Generator<NodeValues> {
  if (!isPrinted(state.set)) return;
  for (const [at, node] of printed.slides.entries())
    yield { part: `slide ${at}`, node, attributes: describeSlide(texts, state, at) };
  for (const [at, node] of printed.thumbnails.entries()) {
    const classes = { 'current-thumbnail': at === state.index };
    yield { part: `thumbnail ${at}`, node, attributes: describeThumbnail(texts, state, at), classes };
    // Links and buttons that other code puts around the pictures become inert, because a press is meant for the
    // thumbnail.
    for (const [index, inner] of node.querySelectorAll<HTMLElement>('a, button').entries())
      yield { part: `link ${at} ${index}`, node: inner, attributes: { inert: '' } };
  }
}

export function describeNodes(gallery: Gallery, state: ShownState): readonly NodeValues[] {
  return [...describeFrame(gallery, state), ...describePrinted(gallery, state)];
}
