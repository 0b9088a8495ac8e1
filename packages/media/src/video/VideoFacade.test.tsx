import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readVideoAddress } from './model/readVideoAddress.ts';
import { VideoFacade, type VideoFacadeProps } from './VideoFacade.tsx';
import { VideoStack } from './VideoStack.tsx';
import { createVideoTexts } from './videoTexts.ts';

const texts = createVideoTexts(document.documentElement);
const YOUTUBE = readVideoAddress('https://www.youtube.com/watch?v=abcDEF12345', 'https://shop.example/');

function draw(props: Partial<VideoFacadeProps>) {
  const root = document.createElement('div');
  // The root is not in the document, because a frame there would send a request to its host.
  const tree = createRoot(root);
  const redraw = (more: Partial<VideoFacadeProps> = {}) =>
    flushSync(() =>
      tree.render(<VideoFacade video={YOUTUBE} title="Mug" isCurrent texts={texts} {...props} {...more} />),
    );
  redraw();
  return { root, redraw };
}

const press = (root: Element) => flushSync(() => root.querySelector<HTMLButtonElement>('button')?.click());

afterEach(() => {
  document.body.innerHTML = '';
});

describe('VideoFacade', () => {
  it('renders the poster and a play button, but no iframe until the visitor presses play', () => {
    const { root } = draw({ poster: '/mug.jpg' });
    expect(root.querySelector('iframe')).toBeNull();
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/mug.jpg');
    expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Play video: Mug');
  });

  it('plays from the cookie-free host in a named, restricted frame', () => {
    const onPlay = vi.fn();
    const { root } = draw({ onPlay });
    press(root);
    const frame = root.querySelector('iframe');
    expect(frame?.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcDEF12345\?/);
    expect(frame?.title).toBe('Video: Mug');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('renders only a link for an unknown URL', () => {
    const { root } = draw({ video: undefined, link: 'https://films.example/1' });
    expect(root.querySelector('button, iframe, video')).toBeNull();
    expect(root.querySelector('[role="status"] a')?.getAttribute('href')).toBe('https://films.example/1');
  });

  it('replaces a failed file with a link and reports the failure', () => {
    const onFail = vi.fn();
    const { root } = draw({ video: { kind: 'file', address: 'https://shop.example/a.mp4' }, onFail });
    press(root);
    flushSync(() => root.querySelector('video')?.dispatchEvent(new Event('error')));
    expect(onFail).toHaveBeenCalledOnce();
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://shop.example/a.mp4');
  });
});

describe('the videos in a gallery', () => {
  const language = document.documentElement;
  const slide = (address: string | null) => ({
    video: address === null ? null : { address, link: address, isFile: true },
    thumbnail: '/t.jpg',
    title: '',
    alt: 'Mug',
  });

  function drawStack(addresses: readonly (string | null)[]) {
    const root = document.createElement('div');
    document.body.append(root);
    const tree = createRoot(root);
    const images = addresses.map(slide);
    const show = (index: number) =>
      flushSync(() => tree.render(<VideoStack images={images} index={index} language={language} />));
    return { show, films: () => [...root.querySelectorAll('.hadaya-video-slide')] };
  }

  it('keeps all videos mounted and only the current one reachable', () => {
    const { show, films } = drawStack(['/a.mp4', null, '/b.mp4']);
    show(2);
    expect(films().map((film) => [film.hasAttribute('inert'), film.hasAttribute('data-current')])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('keeps the videos’ nodes when two slides show the same video', () => {
    const { show, films } = drawStack([null, '/a.mp4', '/b.mp4', null, '/a.mp4']);
    show(0);
    const first = films();
    for (const index of [2, 4, 1]) show(index);
    expect(first).toHaveLength(3);
    expect(films()).toEqual(first);
    expect(films().map((film) => film.hasAttribute('data-current'))).toEqual([true, false, false]);
  });
});
