import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/**
 * Hadaya adds elements to a page through React components (docs/decisions/react.md). These files are the exceptions:
 * they create elements by hand, for a reason listed in that document or because the elements are invisible.
 */
const WITH_A_REASON: Readonly<Record<string, string>> = {
  'attribution/src/dom/order/linkOrderInputs.ts': 'attribution: an input of a form that has none',
  'contact-widget/src/launcher/dom/drawDirectLinks.ts': 'the message about a file that failed to load, with links',
  'contact-widget/src/list/dom/runClickEvent.ts': 'a node that runs an owner’s handler and never stands in the page',
  'contact-widget/src/page/dom/watchGlyph.ts': 'a probe that measures a font',
  'contact-widget/src/translation/dom/createLine.ts': 'hidden texts for page translators',
  'content/src/folding/dom/readTabs.ts': 'a list for assistive technology that may not wait for React',
  'content/src/numbers/counterIsland.ts': 'the spoken number of a counter, which may not wait for React',
  'content/src/widget/dom/showNotice.ts': 'the message about a file that failed to load',
  'core/src/islands/mountIsland.ts': 'the node that a React tree is rendered into, a font’s link, a captcha’s script',
  'loader/src/createTag.ts': 'the loader: scripts and links',
  'variations/src/form/messages.ts': 'the message about a file that failed to load',
  'variations/src/standalone/createSafeNodes.ts': 'a box in which the shop’s HTML is cleaned',
};

/** Maximum number of files that may create elements by hand. */
const MOST_FILES = 12;

const CREATES = /\.createElement(?:NS)?\(|\.cloneNode\(|\.(?:inner|outer)HTML\s*=(?!=)|\.insertAdjacentHTML\(/;

test('only components and the files listed here create elements', () => {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: resolve(REPOSITORY, 'packages') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^testing\/|\/testing\/|\.test\.tsx?$/.test(path));
  const created = files.filter((path) => CREATES.test(readFileSync(resolve(REPOSITORY, 'packages', path), 'utf8')));
  expect(created.sort()).toEqual(Object.keys(WITH_A_REASON).sort());
  expect(created.length).toBeLessThanOrEqual(MOST_FILES);
});

test.each([
  ["page.createElement('div')", true],
  ["document.createElementNS(SVG, 'path')", true],
  ['slide.cloneNode(true)', true],
  ['box.innerHTML = html', true],
  ["box.insertAdjacentHTML('beforeend', html)", true],
  ['createElement(View, props)', false],
  ['box.innerHTML === html', false],
])('%s creates an element: %s', (code, isCreating) => {
  expect(CREATES.test(code)).toBe(isCreating);
});
