import { AutoplaySwitch } from '@hadaya/media/controls';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeImage } from '../images/index.ts';
import type { SlideSet } from '../markup/SlideSet.ts';
import { type GalleryState, startGallery } from '../state/galleryState.ts';
import { createGalleryTexts } from '../strings/index.ts';
import { Controls } from './Controls.tsx';
import { LossNotice } from './LossNotice.tsx';

const onStep = vi.fn();
const toggle = vi.fn();
const texts = createGalleryTexts(document.documentElement, {});

function setOf(count: number): SlideSet {
  const image = decodeImage({ src: '/mug.jpg' }, { base: document.baseURI, productTitle: 'Mug' });
  if (!image) throw new Error('The test needs an image');
  return { images: Array.from({ length: count }, () => image), boxWidth: 600 };
}

function draw(
  count: number,
  change: Partial<GalleryState> = {},
  { hasArrows = true, beside = null }: { readonly hasArrows?: boolean; readonly beside?: ReactNode } = {},
): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  const state = { ...startGallery(setOf(count)), ...change };
  const node = (
    <Controls state={state} hasArrows={hasArrows} texts={texts} onStep={onStep}>
      {beside}
    </Controls>
  );
  flushSync(() => createRoot(root).render(node));
  return root;
}

const labels = (root: Element) => [...root.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));

afterEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
});

describe('the gallery’s controls', () => {
  it('renders no controls for a single image', () => {
    expect(draw(1).innerHTML).toBe('');
    expect(draw(0).innerHTML).toBe('');
  });

  it('steps back and forward with the arrow buttons', () => {
    const root = draw(3);
    expect(labels(root)).toEqual(['Previous slide', 'Next slide']);
    for (const button of root.querySelectorAll('button')) button.click();
    expect(onStep.mock.calls).toEqual([[-1], [1]]);
  });

  it('shows a counter and, for up to eight slides, dots, and hides all of them from assistive technology', () => {
    const root = draw(3, { index: 1 });
    expect(root.querySelector('.counter')?.textContent).toBe('2/3');
    expect([...root.querySelectorAll('.dots i')].map((dot) => dot.hasAttribute('data-current'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(root.querySelectorAll('.dots[aria-hidden="true"], .counter[aria-hidden="true"]')).toHaveLength(2);
    expect(draw(9).querySelector('.dots')).toBeNull();
  });

  it('shows dots but no buttons when arrows are off', () => {
    const root = draw(3, {}, { hasArrows: false });
    expect(labels(root)).toEqual([]);
    expect(root.querySelector('.dots')).not.toBeNull();
  });

  it.each([
    ['playing', 'Pause the slides'],
    ['held', 'Pause the slides'],
    ['stopped', 'Play the slides'],
  ] as const)('autoplay that is %s shows the button "%s"', (autoplay, label) => {
    const strings = { pause: 'Pause the slides', play: 'Play the slides' };
    const root = draw(3, {}, { beside: <AutoplaySwitch state={autoplay} texts={strings} onToggle={toggle} /> });
    expect(labels(root)).toContain(label);
    root.querySelector<HTMLButtonElement>('.autoplay')?.click();
    expect(toggle).toHaveBeenCalledOnce();
  });
});

describe('the notice about media that failed to load', () => {
  it('says that the video could not be loaded and links to its URL', () => {
    const root = document.createElement('div');
    const notice = { kind: 'video', href: 'https://films.example/1' } as const;
    flushSync(() => createRoot(root).render(<LossNotice notice={notice} texts={texts} />));
    expect(root.querySelector('[role="alert"]')?.textContent).toContain('The video could not be loaded here.');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://films.example/1');
    expect(root.querySelector('a')?.rel).toBe('noopener noreferrer');
  });

  it('shows no link without a URL', () => {
    const root = document.createElement('div');
    flushSync(() => createRoot(root).render(<LossNotice notice={{ kind: 'picture', href: '' }} texts={texts} />));
    expect(root.querySelector('a')).toBeNull();
  });
});
