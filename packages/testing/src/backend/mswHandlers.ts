import { type HttpHandler, http } from 'msw';
import type { ShopBackend } from './createShopBackend.ts';

/** Returns the backend as msw handlers for unit tests, for every request to one of its endpoints on any host. */
export function mswHandlers(backend: ShopBackend): HttpHandler[] {
  return [
    http.all('*', ({ request }) => {
      if (!backend.owns(new URL(request.url))) return undefined;
      return backend.handle(request);
    }),
  ];
}
