import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/**
 * Hadaya adds elements to a page through React components (docs/decisions/react.md). These files are the exceptions:
 * they create elements by hand, for a reason listed in that document or because the elements are invisible.
 */
const WITH_A_REASON: Readonly<Record<string, string>> = {
  'attribution/src/dom/order/linkOrderInputs.ts': 'hidden attribution inputs that the server did not print',
  'contact-widget/src/launcher/dom/drawDirectLinks.ts': 'an error message with links, shown if a file fails to load',
  'contact-widget/src/list/dom/runClickEvent.ts': 'a detached element that runs an owner’s click code',
  'contact-widget/src/page/dom/watchGlyph.ts': 'a probe element that measures a font',
  'contact-widget/src/translation/dom/createLine.ts': 'hidden texts for page translators',
  'content/src/folding/dom/readTabs.ts': 'a list for assistive technology, needed before React loads',
  'content/src/numbers/counterIsland.ts': 'a counter’s text for screen readers, needed before React loads',
  'content/src/widget/dom/showNotice.ts': 'an error message, shown if a file fails to load',
  'core/src/islands/mountIsland.ts': 'the container of a React root, a font’s link, a captcha’s script',
  'loader/src/createTag.ts': 'the loader’s scripts and links',
  'variations/src/form/messages.ts': 'an error message, shown if a file fails to load',
  'variations/src/standalone/createSafeNodes.ts': 'a detached element in which the shop’s HTML is sanitised',
};

const MOST_FILES = 12;

const CREATES = /\.createElement(?:NS)?\(|\.cloneNode\(|\.(?:inner|outer)HTML\s*=(?!=)|\.insertAdjacentHTML\(/;

test('only components and the listed exceptions create elements', () => {
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
