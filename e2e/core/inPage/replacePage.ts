import type { Page } from '@playwright/test';

/** How a script puts another page into the document. */
export type Replacement =
  /** Another body, its scripts run again: Turbo, routers with view transitions. */
  | 'body'
  /** The same inside a view transition. */
  | 'transition'
  /** All that the body holds, the body stays: htmx, pjax. */
  | 'content'
  /** The main part only, no script runs: swup, barba. */
  | 'main';

/** Goes to another page of the shop without leaving the document, as routers do: title, address, sheets, then the content. */
export async function replacePage(page: Page, path: string, how: Replacement): Promise<void> {
  await page.evaluate(
    async ({ address, way }) => {
      const next = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
      const revive = (root: ParentNode) => {
        for (const script of root.querySelectorAll('script')) {
          const fresh = document.createElement('script');
          for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
          fresh.textContent = script.textContent;
          script.replaceWith(fresh);
        }
      };
      const swap = () => {
        document.title = next.title;
        history.pushState({}, '', address);
        scrollTo(0, 0);
        for (const link of next.head.querySelectorAll('link[rel="stylesheet"]'))
          if (!document.head.querySelector(`link[href="${link.getAttribute('href')}"]`)) document.head.append(link);
        const body = document.adoptNode(next.body);
        if (way === 'main') {
          const main = body.querySelector('main');
          if (main) document.querySelector('main')?.replaceWith(main);
          return;
        }
        if (way !== 'content') {
          revive(body);
          document.body.replaceWith(body);
          return;
        }
        document.body.replaceChildren(...body.childNodes);
        revive(document.body);
      };
      const asHost = () => window.__hadayaGuest?.asHost(swap);
      if (way === 'transition') await document.startViewTransition(asHost).finished;
      else asHost();
    },
    { address: path, way: how },
  );
}

/** The present body as a router keeps it for the Back button: a copy of its nodes. */
export async function keepSnapshot(page: Page): Promise<void> {
  await page.evaluate(() => void Object.defineProperty(window, '__snapshot', { value: document.body.cloneNode(true) }));
}

/** Puts the kept copy in the place of the body. */
export async function restoreSnapshot(page: Page): Promise<void> {
  await page.evaluate(() => {
    const body: unknown = Reflect.get(window, '__snapshot');
    if (body instanceof HTMLElement) window.__hadayaGuest?.asHost(() => document.body.replaceWith(body));
  });
}
