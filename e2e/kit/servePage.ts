import type { OwnPage, TestServer } from './kitServer.ts';

/** Serves a page at a path and returns its full URL. Adds the sentinel if the page has one of our scripts. */
export type ServePage = (path: string, page: string | OwnPage) => string;

export function documentOf(body: string, head = ''): string {
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Test page</title>${head}</head><body>${body}</body></html>`;
}

export function servePages({ ownPages, url }: TestServer): ServePage {
  return (path, page) => {
    ownPages.set(path, typeof page === 'string' ? { html: page } : page);
    return `${url}${path}`;
  };
}
