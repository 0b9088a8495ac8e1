import { createStore } from '@hadaya/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LightboxState, reduceLightbox } from '../session/lightboxState.ts';
import { createLightboxTexts } from '../session/lightboxTexts.ts';
import { LightboxFrame, type LightboxFrameProps } from './LightboxFrame.tsx';

const START = {
  index: 0,
  isZoomed: false,
  canZoom: true,
  isFailed: false,
  isIdle: false,
  isFullscreen: false,
  isSharing: false,
};
const ALL = { hasCounter: true, hasZoom: true, hasFullscreen: true, hasShare: true, hasThumbnails: true };
const item = (src: string) => ({ src, width: 10, height: 10, alt: src, title: `Title ${src}` });

function draw({
  state = {},
  ...props
}: Partial<LightboxFrameProps> & { readonly state?: Partial<LightboxState> } = {}) {
  const root = document.createElement('div');
  document.body.append(root);
  const store = createStore<LightboxState, Partial<LightboxState>>(reduceLightbox, { ...START, ...state });
  const actions = {
    previous: vi.fn(),
    next: vi.fn(),
    goTo: vi.fn(),
    toggleZoom: vi.fn(),
    toggleFullscreen: vi.fn(),
    toggleShare: vi.fn(),
  };
  const all: LightboxFrameProps = {
    items: [item('/a.jpg'), item('/b.jpg')],
    controls: ALL,
    isLooping: true,
    pageAddress: 'https://shop.example/mug/',
    store,
    texts: createLightboxTexts(document.documentElement),
    videos: undefined,
    language: document.documentElement,
    actions,
    ownTexts: {},
    root,
    stateClasses: { zoomed: 'theme-zoomed' },
    ...props,
  };
  flushSync(() => createRoot(root).render(<LightboxFrame {...all} />));
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  return { root, store, actions, button };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('LightboxFrame', () => {
  it('triggers each control’s action', () => {
    const { actions, button } = draw();
    for (const name of ['Zoom', 'Full screen', 'Share', 'Previous image', 'Next image']) button(name)?.click();
    expect(Object.values(actions).map((one) => one.mock.calls.length)).toEqual([1, 1, 0, 1, 1, 1]);
    button('Go to image 2')?.click();
    expect(actions.goTo).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('shows no arrows, counter or thumbnails for a single picture', () => {
    const { root, button } = draw({ items: [item('/a.jpg')] });
    expect(button('Next image')).toBeNull();
    expect(root.querySelector('.counter, .strip')).toBeNull();
  });

  it('without looping, disables the arrows at the ends but keeps them focusable', () => {
    const { button, actions } = draw({ isLooping: false });
    const previous = button('Previous image');
    expect(previous?.getAttribute('aria-disabled')).toBe('true');
    previous?.click();
    expect(actions.previous).not.toHaveBeenCalled();
    expect(button('Next image')?.hasAttribute('aria-disabled')).toBe(false);
  });

  it('updates the position, the caption and the zoom button when the state changes', async () => {
    const { root, store, button } = draw();
    store.dispatch({ index: 1, isZoomed: true });
    await Promise.resolve();
    expect(root.querySelector('[role="status"]')?.textContent).toBe('2 of 2');
    expect(root.querySelector('#caption')?.textContent).toBe('Title /b.jpg');
    expect(button('Zoom')?.getAttribute('aria-pressed')).toBe('true');
    expect(button('Go to image 2')?.getAttribute('aria-current')).toBe('true');
  });

  it('shares the page’s URL, and offers no download for a video', () => {
    const { root } = draw({ state: { isSharing: true } });
    const links = [...root.querySelectorAll<HTMLAnchorElement>('.share a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Share on Facebook',
      'Share on Twitter',
      'Pin it',
      'Download image',
    ]);
    expect(links[0]?.href).toContain(encodeURIComponent('https://shop.example/mug/'));
    const film = { ...item('/a.jpg'), video: { kind: 'file', address: '/a.mp4' } as const };
    const { root: other } = draw({ items: [film], state: { isSharing: true } });
    expect(other.querySelector('a[download]')).toBeNull();
  });

  it('shows the error of a failed picture only while that picture is current', async () => {
    const { root, store } = draw({ state: { isFailed: true } });
    expect(root.querySelector('[role="alert"]')?.textContent).toBe('Image could not be loaded');
    store.dispatch({ index: 1, isFailed: false });
    await Promise.resolve();
    expect(root.querySelector('[role="alert"]')).toBeNull();
  });

  it('reflects its state in Hadaya’s data attribute and the theme’s class on the root node', async () => {
    const { root, store } = draw({ state: { isZoomed: true } });
    expect([root.dataset.lightbox, root.classList.contains('theme-zoomed')]).toEqual(['zoomed', true]);
    store.dispatch({ isZoomed: false, isIdle: true });
    await Promise.resolve();
    expect([root.dataset.lightbox, root.classList.contains('theme-zoomed')]).toEqual(['idle', false]);
  });
});
