import { createLoan } from '@hadaya/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGalleryTexts } from '../strings/index.ts';
import { markThumbnails } from './markThumbnails.ts';
import { StripArrows } from './StripArrows.tsx';

const texts = createGalleryTexts(document.documentElement, {});

function makeStrip(count: number) {
  const strip = document.createElement('div');
  strip.innerHTML = '<div class="theme" tabindex="3"></div>'.repeat(count);
  document.body.append(strip);
  const thumbnails = [...strip.querySelectorAll<HTMLElement>('.theme')];
  const lending = new AbortController();
  const loan = createLoan(lending.signal);
  const draw = (index: number) => markThumbnails({ nodes: { strip }, texts }, { set: { thumbnails }, index }, loan);
  return { strip, thumbnails, draw, end: () => lending.abort() };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the thumbnails of a gallery', () => {
  it('are named buttons of a named group, of which the current one alone is a stop of Tab', () => {
    const { strip, thumbnails, draw } = makeStrip(3);
    draw(1);
    expect([strip.getAttribute('role'), strip.getAttribute('aria-label')]).toEqual(['group', 'Thumbnails']);
    expect(thumbnails.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
    ]);
    expect(thumbnails.map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
    expect(thumbnails.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it("the mark follows the slide and leaves the theme's classes alone", () => {
    const { thumbnails, draw } = makeStrip(2);
    draw(0);
    draw(1);
    expect(thumbnails.map(({ className }) => className)).toEqual(['theme', 'theme current-thumbnail']);
  });

  it('a single image has no group', () => {
    const { strip, draw } = makeStrip(1);
    draw(0);
    expect(strip.hasAttribute('role')).toBe(false);
  });

  it("are the server's again in the end", () => {
    const { strip, draw, end } = makeStrip(2);
    const printed = strip.outerHTML;
    draw(1);
    end();
    expect(strip.outerHTML).toBe(printed);
  });
});

describe('the arrows of the strip', () => {
  const drawArrows = (hasBefore: boolean, hasAfter: boolean) => {
    const pageStrip = vi.fn();
    const root = document.createElement('div');
    document.body.append(root);
    const strip = { hasBefore, hasAfter, isUpright: false };
    flushSync(() => createRoot(root).render(<StripArrows strip={strip} pageStrip={pageStrip} />));
    return { pageStrip, buttons: [...root.querySelectorAll('button')] };
  };

  it('stand only at the ends that are cut off', () => {
    expect(drawArrows(false, false).buttons).toHaveLength(0);
    expect(drawArrows(true, false).buttons.map(({ className }) => className)).toEqual(['page before']);
    expect(drawArrows(false, true).buttons.map(({ className }) => className)).toEqual(['page after']);
  });

  it('are for a mouse alone: neither a stop of Tab nor read out', () => {
    const { buttons, pageStrip } = drawArrows(true, true);
    expect(buttons.map((one) => [one.tabIndex, one.getAttribute('aria-hidden')])).toEqual([
      [-1, 'true'],
      [-1, 'true'],
    ]);
    for (const button of buttons) button.click();
    expect(pageStrip.mock.calls).toEqual([[-1], [1]]);
  });
});
