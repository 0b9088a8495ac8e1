import type { Page } from '@playwright/test';

export type Replacement =
  /** Replaces the body and runs the scripts in it, as Turbo does. */
  | 'body'
  /** Same as `body`, inside a view transition, as some routers do. */
  | 'transition'
  /** Replaces everything inside the body but keeps the body, as htmx and pjax do. */
  | 'content'
  /** Replaces only the main element and runs no scripts, as swup and barba do. */
  | 'main';

/**
 * Goes to another page of the shop without a navigation. Like a router, changes the title, the URL and the style
 * sheets, then the content.
 */
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

/** Stores a copy of the body, as a router does for Back. */
export async function keepSnapshot(page: Page): Promise<void> {
  await page.evaluate(() => void Object.defineProperty(window, '__snapshot', { value: document.body.cloneNode(true) }));
}

export async function restoreSnapshot(page: Page): Promise<void> {
  await page.evaluate(() => {
    const body: unknown = Reflect.get(window, '__snapshot');
    if (body instanceof HTMLElement) window.__hadayaGuest?.asHost(() => document.body.replaceWith(body));
  });
}
