import type { Behaviour } from '../Behaviour.ts';
import type { Visit } from '../Visit.ts';

const LEFT = '/gallery/left/';
const SLIDES = '.woo-variation-gallery-slider';
const thumbnail = (index: number) => `.wvg-gallery-thumbnail-image:nth-child(${index})`;

/**
 * Runs in the page: checks whether a slide is at the start of the gallery's box and no other slide's thumbnail is
 * current.
 */
function isShown(expected: number): boolean {
  const frame = document.querySelector('.woo-variation-gallery-slider-wrapper')?.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.wvg-gallery-image')].map((slide) => slide.getBoundingClientRect());
  const isThere = frame !== undefined && Math.abs((boxes[expected - 1]?.left ?? 9e9) - frame.left) < 8;
  const current = [...document.querySelectorAll('.wvg-gallery-thumbnail-image')].findIndex((node) =>
    node.matches('.current-thumbnail'),
  );
  return isThere && (current < 0 || current === expected - 1);
}

const shows = (visit: Visit, index: number) => visit.until(`slide ${index} is shown`, isShown, index);

/** Waits until the first picture has loaded and 30 frames have been painted, so that nothing moves. */
async function settle(visit: Visit): Promise<void> {
  await visit.run(() => {
    const count = () => {
      Reflect.set(window, '__frames', (Reflect.get(window, '__frames') ?? 0) + 1);
      requestAnimationFrame(count);
    };
    count();
  });
  await visit.until(
    'the picture has loaded and 30 frames have been painted',
    () =>
      document.querySelector<HTMLImageElement>('.wvg-gallery-image img')?.complete &&
      Reflect.get(window, '__frames') > 30,
  );
}

async function openGallery(visit: Visit): Promise<void> {
  await visit.mounted('.woo-variation-gallery-wrapper');
  await shows(visit, 1);
}

/** Moves the mouse to the pictures and waits until the drag code has loaded. */
async function reach(visit: Visit): Promise<void> {
  await visit.hover(SLIDES);
  await visit.until('the slides can be dragged', () => document.querySelector('[data-track="slide"]'));
}

export const galleryBehaviours: readonly Behaviour[] = [
  {
    name: 'a freshly started browser shows the first picture and stays on it',
    path: LEFT,
    // Starts a new WebKit for each of three runs, because so far only a newly started WebKit has shown a wrong slide.
    freshStarts: { webkit: 3 },
    async run(visit) {
      await visit.mounted('.woo-variation-gallery-wrapper');
      await settle(visit);
      if (!(await visit.run(isShown, 1))) throw new Error('the gallery does not show the first picture');
    },
  },
  {
    name: 'the arrows show the next and the previous picture',
    path: LEFT,
    async run(visit) {
      await openGallery(visit);
      await visit.hover(SLIDES);
      await visit.click('button.arrow.next');
      await shows(visit, 2);
      await visit.click('button.arrow.next');
      await shows(visit, 3);
      await visit.click('button.arrow.previous');
      await shows(visit, 2);
    },
  },
  ...(['desktop', 'phone'] as const).map(
    (size): Behaviour => ({
      name: `a thumbnail shows its picture (${size})`,
      path: `${LEFT}${size === 'phone' ? '?dir=rtl' : ''}`,
      ...(size === 'phone' ? { size } : {}),
      async run(visit) {
        await openGallery(visit);
        await visit.click(thumbnail(3));
        await shows(visit, 3);
        await visit.focus(thumbnail(3));
        await visit.press('Home');
        await visit.press('Enter');
        await shows(visit, 1);
      },
    }),
  ),
  {
    name: 'a drag to the left shows the next picture',
    path: LEFT,
    async run(visit) {
      await openGallery(visit);
      await reach(visit);
      await visit.drag(SLIDES, -400);
      await shows(visit, 2);
    },
  },
  {
    name: 'on a right-to-left page, a drag to the right shows the next picture',
    path: `${LEFT}?dir=rtl`,
    async run(visit) {
      await openGallery(visit);
      await reach(visit);
      await visit.drag(SLIDES, 400);
      await shows(visit, 2);
    },
  },
  ...['', '?dir=rtl'].map(
    (query): Behaviour => ({
      name: 'the lightbox opens, shows the next picture, closes with Escape and returns focus',
      path: LEFT + query,
      ...(query ? { size: 'phone' } : {}),
      async run(visit) {
        await openGallery(visit);
        await visit.click('.woo-variation-gallery-trigger');
        await visit.see('dialog[open] .pswp__img');
        await visit.press(query ? 'ArrowLeft' : 'ArrowRight');
        await visit.until('the counter shows 2', () =>
          /2|٢/.test(findDeep('dialog .counter bdi')[0]?.textContent ?? ''),
        );
        await visit.press('Escape');
        await visit.gone('dialog');
        await visit.focused('.woo-variation-gallery-trigger');
      },
    }),
  ),
  {
    name: 'a video plays in its slide',
    path: '/gallery/video/',
    async run(visit) {
      await openGallery(visit);
      await visit.click(thumbnail(2));
      await shows(visit, 2);
      await visit.click('[aria-label="Play video: The engraved waist"]');
      await visit.see('video.hadaya-video-player');
    },
  },
  {
    name: 'a third-party video loads its iframe only after a click on its play button',
    path: '/gallery/video/',
    allows: /youtube|Content.Security.Policy/i,
    async run(visit) {
      await openGallery(visit);
      await visit.click(thumbnail(3));
      await shows(visit, 3);
      await visit.click('[aria-label="Play video: Dallah with coffee cups"]');
      await visit.until('the iframe exists', () => findDeep('iframe.hadaya-video-player').length);
    },
  },
];
