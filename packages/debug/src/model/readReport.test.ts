import { describe, expect, it } from 'vitest';
import { describeOptimiser, findOptimiser } from './findOptimiser.ts';
import { findSettingsProblems } from './findSettingsProblems.ts';
import { findReplacedScripts, type PageFacts, readReport } from './readReport.ts';

const bundle = { name: 'menu', wants: ['.menu'], isNeeded: true, mounted: 0, unseen: [], failed: 0, waiting: 0 };
const facts: PageFacts = {
  version: '1.2.3',
  bundles: [],
  settings: undefined,
  baseUrl: undefined,
  scripts: [],
  isLoaderLate: false,
  neighbours: [],
  serverReport: undefined,
  isQuirky: false,
  hasViewport: true,
  language: 'ar',
};

describe('readReport', () => {
  it('names the version and reports no problem on a correct page', () => {
    const inOrder = { ...facts, bundles: [{ ...bundle, mounted: 1 }] };
    expect(readReport(inOrder, [])).toEqual({
      title: 'Hadaya 1.2.3',
      widgets: ['Menu and search: 1 working'],
      problems: [],
      notes: [],
      details: [],
    });
    expect(readReport({ ...facts, version: undefined }, [])).toMatchObject({
      title: 'Hadaya',
      details: ['no bundle has started, so the version is unknown'],
    });
  });

  it.each([
    [{ mounted: 2 }, 'Menu and search: 2 working'],
    [{ mounted: 1, failed: 1 }, 'Menu and search: 1 working, 1 failed, the page’s own markup is shown instead'],
    [
      { mounted: 2, unseen: [{ summary: "the page's styles hide it", exact: '<nav> has opacity: 0' }] },
      "Menu and search: 1 working, 1 started, but not visible: the page's styles hide it",
    ],
    [
      {
        mounted: 2,
        unseen: [
          { summary: 'a', exact: 'x' },
          { summary: 'a', exact: 'y' },
        ],
      },
      'Menu and search: 2 started, but not visible: a',
    ],
    [
      { waiting: 3 },
      'Menu and search: 3 not started yet, because visitors have not reached them or their file is loading',
    ],
    [{}, 'Menu and search: its file has not loaded yet'],
  ])('describes the state of a bundle: %o', (states, line) => {
    expect(readReport({ ...facts, bundles: [{ ...bundle, ...states }] }, []).widgets).toEqual([line]);
  });

  it('reports a page without widgets', () => {
    const idle = { ...bundle, isNeeded: false };
    expect(readReport({ ...facts, bundles: [idle] }, []).widgets).toEqual([
      expect.stringMatching(/^This page has no widgets that Hadaya could start\. If one/),
    ]);
  });

  it('lists logged problems after those found on the page', () => {
    const { problems } = readReport({ ...facts, hasViewport: false }, ['menu: "x" is not a number']);
    expect(problems).toHaveLength(2);
    expect(problems[1]).toBe('menu: "x" is not a number');
  });

  it('shows markup only in the developer details, and identifies an overlapping button by its plugin', () => {
    const unseen = [{ summary: 'it has no visible content', exact: '<nav> is empty' }];
    const neighbours = [
      { maker: 'Joinchat', exact: '<div class="joinchat">' },
      { maker: '', exact: '<a class="chat">' },
    ];
    const { widgets, problems, details } = readReport(
      { ...facts, neighbours, bundles: [{ ...bundle, mounted: 1, unseen }] },
      [],
    );
    expect(problems[0]).toMatch(
      /^the button of Joinchat is in the same corner as the contact widget\. Deactivate Joinchat, or /,
    );
    expect(problems[1]).toMatch(/^another floating button is in the same corner as the contact widget\. /);
    expect([...widgets, ...problems].join()).not.toMatch(/[<>]/);
    expect(details).toEqual([
      'menu: <nav> is empty',
      'covering the contact widget: <div class="joinchat">',
      'covering the contact widget: <a class="chat">',
    ]);
  });

  it('lists up to three selectors of a bundle', () => {
    const unwanted = { ...bundle, isNeeded: false, wants: ['.a', '.b', '.c', '.d'] };
    expect(readReport({ ...facts, bundles: [unwanted] }, []).details).toEqual([
      '"menu" does not start on this page, which has no .a, .b, .c, …',
    ]);
  });
});

describe('other plugins’ scripts', () => {
  it.each([
    ['https://s.example/wp-content/plugins/woo-variation-gallery/assets/js/frontend.min.js', 'gallery'],
    ['https://s.example/wp-content/plugins/woo-variation-swatches-pro/assets/js/f.js', 'swatches'],
    ['https://s.example/wp-content/plugins/chaty-pro/js/cht-front-script.min.js', 'contact-widget'],
    ['https://s.example/wp-content/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js', 'attribution'],
    ['https://s.example/wp-content/plugins/header-footer-elementor/inc/js/frontend.js', 'menu'],
  ])('%s is replaced by %s', (src, expected) => {
    expect(findReplacedScripts([{ src, type: '' }])).toEqual([expect.objectContaining({ bundle: expected, src })]);
  });

  it('ignores Hadaya’s own files and a theme’s file', () => {
    const scripts = ['/wp-content/plugins/hadaya/dist/menu.min.js', '/theme/chaty.js'].map((src) => ({
      src,
      type: '',
    }));
    expect(findReplacedScripts(scripts)).toEqual([]);
  });

  it.each([
    ['rocketlazyloadscript', 'WP Rocket'],
    ['litespeed/javascript', 'LiteSpeed Cache'],
    ['o/js-lzl', 'Seraphinite Accelerator'],
    ['text/phast', 'PhastPress'],
    ['3f9b0c-text/rocketscript', 'Cloudflare Rocket Loader'],
    ['module', undefined],
    ['', undefined],
  ])('a script of type "%s" is delayed by %s', (type, name) => {
    expect(findOptimiser([{ src: '', type }])?.name).toBe(name);
  });

  it('describes an unknown optimiser by its effect', () => {
    expect(describeOptimiser(findOptimiser([{ src: '', type: 'text/later-javascript' }]))).toEqual([
      expect.stringMatching(/^an optimiser delays the scripts of this page/),
    ]);
    expect(describeOptimiser(findOptimiser([], true))).toHaveLength(1);
    expect(findOptimiser([{ id: 'hadaya-js', src: '/a.js', type: 'x/later' }])?.isLate).toBe(true);
    expect(describeOptimiser(findOptimiser([{ src: '', type: 'application/ld+json' }]))).toEqual([]);
  });

  it('reports a copy of the loader at another URL as harmless, and names the setting to change in a known optimiser', () => {
    const copy = { id: 'hadaya-js', src: 'https://s.example/wp-content/litespeed/js/a.js', type: '' };
    expect(describeOptimiser(findOptimiser([copy]))).toEqual([
      expect.stringMatching(/^LiteSpeed Cache serves a copy of the loader .* No action is needed$/),
    ]);
    expect(describeOptimiser(findOptimiser([{ ...copy, type: 'litespeed/javascript' }]))[0]).toMatch(
      /exclude hadaya\.min\.js from the delay: Page Optimization → Tuning/,
    );
    const own = { id: 'hadaya-js', src: 'https://s.example/wp-content/plugins/hadaya/dist/hadaya.min.js', type: '' };
    expect(findOptimiser([own])).toBeUndefined();
  });
});

describe('findSettingsProblems', () => {
  it.each([undefined, {}, { contact: {}, http: {} }, { attribution: { keepLanding: 'Session' } }])(
    'accepts %o',
    (settings) => {
      expect(findSettingsProblems(settings)).toEqual([]);
    },
  );

  it.each([
    [null, 'hadaya.settings is not an object'],
    [[], 'hadaya.settings is not an object'],
    [{ Contact: {} }, 'did you mean "contact"?'],
    [{ contactWidget: {} }, 'the known keys are gallery, swatches'],
    [{ attribution: 'on' }, 'hadaya.settings.attribution: must be an object'],
    [
      { attribution: { clickIDs: 1 } },
      'hadaya.settings.attribution.clickIDs: unknown setting, did you mean "clickIds"?',
    ],
    [{ attribution: { keepLanding: 'cookie' } }, 'use one of memory, session Until then "memory" is used'],
  ])('reports the mistake in %o', (settings, text) => {
    expect(findSettingsProblems(settings)).toEqual([expect.stringContaining(text)]);
  });
});
