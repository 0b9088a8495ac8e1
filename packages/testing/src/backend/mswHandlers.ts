import { type HttpHandler, http } from 'msw';
import type { ShopBackend } from './createShopBackend.ts';

/**
 * Returns msw handlers for unit tests, which pass every request for one of the backend's endpoints, on any host, to the
 * backend.
 */
export function mswHandlers(backend: ShopBackend): HttpHandler[] {
  return [
    http.all('*', ({ request }) => {
      if (!backend.owns(new URL(request.url))) return undefined;
      return backend.handle(request);
    }),
  ];
}
