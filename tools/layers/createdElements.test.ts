import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/**
 * Everything that Hadaya adds to a page is a React component (docs/decisions/react.md). These files create elements by
 * hand, for one of the reasons listed there, or because the elements are invisible.
 */
const WITH_A_REASON: Readonly<Record<string, string>> = {
  'attribution/src/dom/order/linkOrderInputs.ts': 'attribution: an input of a form that has none',
  'contact-widget/src/frame/dom/loadFont.ts': 'the link of a font, which nobody sees',
  'contact-widget/src/list/dom/runClickEvent.ts': 'a node that runs an owner’s handler and never stands in the page',
  'contact-widget/src/page/dom/createNode.ts':
    'the empty node that the widget’s shadow root stands in, and links where files do not come',
  'contact-widget/src/page/dom/watchGlyph.ts': 'a probe that measures a font',
  'contact-widget/src/panels/form/dom/loadCaptcha.ts': 'the script of a captcha',
  'content/src/folding/dom/readTabs.ts': 'a list for assistive technology that may not wait for React',
  'content/src/numbers/counterIsland.ts': 'the spoken number of a counter, which may not wait for React',
  'content/src/widget/dom/showNotice.ts': 'the message about a file that failed to load',
  'core/src/html/readHtml.ts': 'nodes of a cleaned HTML tree, for what is not a component',
  'core/src/react/Placed.tsx': 'the node that a part of a React tree stands in',
  'core/src/react/renderIsland.tsx': 'the node that a React root stands in',
  'loader/src/integrity.ts': 'the loader: a script',
  'loader/src/modules.ts': 'the loader: a link',
  'loader/src/npm/load.ts': 'the loader: a script',
  'loader/src/prefetch.ts': 'the loader: links',
  'loader/src/styles.ts': 'the loader: a link',
  'media/src/lightbox/dialog/openDialog.tsx': 'the node that the lightbox’s shadow root stands in',
  'variations/src/ajax/switchToAjax.ts': 'a copy of the form for WooCommerce’s script, which nobody sees',
  'variations/src/form/messages.ts': 'the message about a file that failed to load',
  'variations/src/standalone/createSafeNodes.ts': 'a box in which the shop’s HTML is cleaned',
};

const CREATES = /\.createElement(?:NS)?\(|\.cloneNode\(|\.(?:inner|outer)HTML\s*=(?!=)|\.insertAdjacentHTML\(/;

test('elements are created by components, or by hand in the files listed here', () => {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: resolve(REPOSITORY, 'packages') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^testing\/|\/testing\/|\.test\.tsx?$/.test(path));
  const created = files.filter((path) => CREATES.test(readFileSync(resolve(REPOSITORY, 'packages', path), 'utf8')));
  expect(created.sort()).toEqual(Object.keys(WITH_A_REASON).sort());
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
