import { createLoan, parseSettings } from '@hadaya/core';
import * as videos from '@hadaya/media/video';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { contentSettings } from '../settings.ts';
import { drawFacade, drawRefusal } from './dom/drawFacade.ts';
import { planVideo } from './model/planVideo.ts';
import { drawPlayer } from './startPlayer.ts';

const ADDRESS = 'https://www.youtube.com/watch?v=XHOmBV4js_E';

function createFilm(lang = 'en') {
  document.body.innerHTML = `<section lang="${lang}"><div class="elementor-wrapper"></div></section>`;
  const [element] = document.body.children;
  const wrapper = document.querySelector<HTMLElement>('.elementor-wrapper');
  if (!(element instanceof HTMLElement) || !wrapper) throw new Error('The test needs a film');
  const controller = new AbortController();
  const { signal } = controller;
  const widget = {
    island: 'content-video',
    element,
    settings: parseSettings(contentSettings, []).settings,
    environment: createTestEnvironment(),
    signal,
    fail: vi.fn(),
    loan: createLoan(signal),
    mode: 'live',
  } as const;
  const nodes = { wrapper, overlay: undefined, file: undefined, place: undefined };
  return {
    controller,
    element,
    wrapper,
    film: { widget, nodes, plan: planVideo({ youtube_url: ADDRESS }), address: ADDRESS, isAsked: false },
  };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('before it plays, a film is one named button and nothing of its host', () => {
  const { film, wrapper } = createFilm();
  const onPlay = vi.fn();
  drawFacade(film, onPlay);
  const button = wrapper.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Play video');
  expect(wrapper.querySelector('iframe,img,script')).toBeNull();
  button?.click();
  expect(onPlay).toHaveBeenCalledOnce();
});

test('a film whose host is not allowed says so, in the page’s language, with a link', () => {
  const { film, wrapper } = createFilm('ar');
  drawRefusal(film);
  expect(wrapper.querySelector('[role="note"]')?.textContent).toContain('youtube');
  const link = wrapper.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([ADDRESS, 'شاهد الفيديو في نافذة جديدة']);
  expect(link?.rel).toContain('noopener');
});

test('the player takes the place of the button, tells the page, and leaves with the widget', () => {
  const { film, wrapper, element, controller } = createFilm();
  const played = vi.fn();
  element.addEventListener('hadaya:content:video-played', played);
  drawFacade(film, () => {})();
  drawPlayer(film, videos);
  expect(wrapper.querySelectorAll('[data-hadaya-root]')).toHaveLength(1);
  expect(wrapper.querySelector('iframe')?.getAttribute('src')).toContain('XHOmBV4js_E');
  expect(played).toHaveBeenCalledOnce();
  controller.abort();
  expect(wrapper.childElementCount).toBe(0);
});
