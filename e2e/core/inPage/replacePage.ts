import type { Page } from '@playwright/test';

/** A way for a script to replace the page's content. */
export type Replacement =
  /** A new body whose scripts run again: Turbo, routers with view transitions. */
  | 'body'
  /** As above, inside a view transition. */
  | 'transition'
  /** Everything inside the body is replaced, but the body stays: htmx, pjax. */
  | 'content'
  /** Only the main part is replaced, and no script runs: swup, barba. */
  | 'main';

/** Goes to another page of the shop without a navigation, as routers do: title, URL, style sheets, then the content. */
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

/** A copy of the body's nodes, as a router keeps it for Back. */
export async function keepSnapshot(page: Page): Promise<void> {
  await page.evaluate(() => void Object.defineProperty(window, '__snapshot', { value: document.body.cloneNode(true) }));
}

/** Replaces the body with the copy. */
export async function restoreSnapshot(page: Page): Promise<void> {
  await page.evaluate(() => {
    const body: unknown = Reflect.get(window, '__snapshot');
    if (body instanceof HTMLElement) window.__hadayaGuest?.asHost(() => document.body.replaceWith(body));
  });
}
