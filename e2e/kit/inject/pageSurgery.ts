import type { Page } from '@playwright/test';

const SHEETS = {
  unset: '*{all:unset}',
  hiddenButtons: 'button{display:none!important}',
  smallRoot: 'html{font-size:62.5%}',
  wideImages: 'img{max-width:none}',
  highBoxes: 'div{z-index:2147483647;position:relative}',
};

export type HostileSheet = keyof typeof SHEETS;

export async function hostileCss(page: Page, sheets: readonly HostileSheet[]): Promise<void> {
  const expected: readonly string[] = sheets.length > 0 ? sheets : Object.keys(SHEETS);
  const texts = Object.entries(SHEETS).flatMap(([name, text]) => (expected.includes(name) ? [text] : []));
  await page.evaluate((list) => {
    const add = () => {
      for (const text of list)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
    };
    if (window.__hadayaGuest) window.__hadayaGuest.asHost(add);
    else add();
  }, texts);
}

/**
 * Wraps the text nodes that a page translator would wrap, including those in open shadow roots, and marks the page as
 * translated.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrapAll = () => {
      const texts: Text[] = [];
      const collect = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        while (walker.nextNode()) {
          const { currentNode } = walker;
          if (currentNode instanceof Element && currentNode.shadowRoot) collect(currentNode.shadowRoot);
          const isShown = !currentNode.parentElement?.closest('script, style, noscript, textarea, option');
          if (currentNode instanceof Text && currentNode.data.trim() && isShown) texts.push(currentNode);
        }
      };
      collect(document.body);
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.append(Object.assign(document.createElement('font'), { textContent: `[${text.data}]` }));
        text.replaceWith(outer);
      }
      document.documentElement.classList.add('translated-ltr');
    };
    if (window.__hadayaGuest) window.__hadayaGuest.asHost(wrapAll);
    else wrapAll();
  });
}
