import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/**
 * Everything that Hadaya adds to a page is a React component (docs/decisions/react.md). These files create elements by hand, for
 * a reason of that page's list of five or because nobody sees what they create.
 */
const WITH_A_REASON: Readonly<Record<string, string>> = {
  'attribution/src/dom/order/linkOrderInputs.ts': 'attribution: an input of a form that has none',
  'core/src/html/readHtml.ts': 'nodes of a cleaned HTML tree, for what is not a component',
  'core/src/react/renderIsland.tsx': 'the node that a React root stands in',
  'media/src/lightbox/dialog/openDialog.tsx': 'the node that carries the dialog’s shadow root',
  'loader/src/integrity.ts': 'the loader: a script',
  'loader/src/modules.ts': 'the loader: a link',
  'loader/src/npm/load.ts': 'the loader: a script',
  'loader/src/prefetch.ts': 'the loader: links',
  'loader/src/styles.ts': 'the loader: a link',
};

/** These create what a component should. The list gets shorter only. */
const TO_BECOME_COMPONENTS: readonly string[] = [
  'contact-widget/src/frame/dom/loadFont.ts',
  'contact-widget/src/list/dom/runClickEvent.ts',
  'contact-widget/src/list/dom/watchChatway.ts',
  'contact-widget/src/page/dom/createMarkup.ts',
  'contact-widget/src/page/dom/createNode.ts',
  'contact-widget/src/page/dom/drawGlyph.ts',
  'contact-widget/src/panels/form/dom/loadCaptcha.ts',
  'content/src/backdrop/dom/buildBackdrop.ts',
  'content/src/folding/dom/readTabs.ts',
  'content/src/mediaCarousel/mediaCarousel.ts',
  'content/src/numbers/counterIsland.ts',
  'content/src/slider/dom/drawBullets.ts',
  'content/src/slides/dom/drawControls.ts',
  'content/src/video/dom/drawFacade.ts',
  'content/src/widget/dom/showNotice.ts',
  'debug/src/dom/drawPanel.ts',
  'installer/src/form/drawAround.ts',
  'installer/src/page/runCheck.ts',
  'menu/src/bar/dom/showCloseIcon.ts',
  'menu/src/submenus/dom/drawButtons.ts',
  'swatches/src/block/island.ts',
  'swatches/src/notices/createNoticeHost.ts',
  'swatches/src/painting/addLabelSpans.ts',
  'variations/src/ajax/switchToAjax.ts',
  'variations/src/cart/explainButton.ts',
  'variations/src/form/messages.ts',
  'variations/src/standalone/createSafeNodes.ts',
  'variations/src/standalone/display.ts',
];

const CREATES = /\.createElement(?:NS)?\(|\.cloneNode\(|\.(?:inner|outer)HTML\s*=(?!=)|\.insertAdjacentHTML\(/;

test('elements are created by components, and by hand only in the files that are named here', () => {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: resolve(REPOSITORY, 'packages') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^testing\/|\/testing\/|\.test\.tsx?$/.test(path));
  const created = files.filter((path) => CREATES.test(readFileSync(resolve(REPOSITORY, 'packages', path), 'utf8')));
  expect(created.sort()).toEqual([...Object.keys(WITH_A_REASON), ...TO_BECOME_COMPONENTS].sort());
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
