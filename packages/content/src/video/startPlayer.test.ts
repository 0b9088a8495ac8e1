import { createLoan, parseSettings } from '@hadaya/core';
import * as videos from '@hadaya/media/video';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { contentSettings } from '../settings.ts';
import { planVideo } from './model/planVideo.ts';
import { drawFilm } from './startPlayer.ts';

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
  const nodes = { wrapper, overlay: undefined, file: undefined, container: undefined };
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

test('shows a named button without an iframe, and a press replaces the button with the player', async () => {
  const { film, wrapper, element, controller } = createFilm();
  const played = vi.fn();
  element.addEventListener('hadaya:content:video-played', played);
  drawFilm(film, videos, 'poster');
  await expect.poll(() => wrapper.querySelector('button')?.getAttribute('aria-label')).toBe('Play video');
  expect(wrapper.querySelector('iframe,img,script')).toBeNull();
  expect(played).not.toHaveBeenCalled();
  wrapper.querySelector('button')?.click();
  await expect.poll(() => wrapper.querySelector('iframe')?.getAttribute('src')).toContain('XHOmBV4js_E');
  expect(wrapper.querySelector('button')).toBeNull();
  expect(played).toHaveBeenCalledOnce();
  controller.abort();
  expect(wrapper.childElementCount).toBe(0);
});

test('shows an explanation and a link in the page’s language when the video’s host is not allowed', async () => {
  const { film, wrapper } = createFilm('ar');
  drawFilm(film, videos, 'refused');
  await expect.poll(() => wrapper.querySelector('[role="note"]')?.textContent).toContain('youtube');
  const link = wrapper.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([ADDRESS, 'مشاهدة الفيديو في علامة تبويب جديدة']);
  expect(link?.rel).toContain('noopener');
});

test('renders the player of an autoplaying video and emits the video-played event', async () => {
  const { film, wrapper, element } = createFilm();
  const played = vi.fn();
  element.addEventListener('hadaya:content:video-played', played);
  drawFilm(film, videos, 'playing');
  await expect.poll(() => wrapper.querySelector('iframe')).not.toBeNull();
  expect(played).toHaveBeenCalledOnce();
});

test('for an unknown URL, shows a button that becomes a link when pressed', async () => {
  const { film, wrapper } = createFilm();
  drawFilm({ ...film, address: 'https://films.example/1' }, videos, 'poster');
  await expect.poll(() => wrapper.querySelector('button')).not.toBeNull();
  wrapper.querySelector('button')?.click();
  await expect.poll(() => wrapper.querySelector('a')?.getAttribute('href')).toBe('https://films.example/1');
});
