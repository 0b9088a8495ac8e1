import { areScreensRequested } from './snap.ts';

/** Derives a colour from a name, so that pictures are distinguishable. */
function shadeOf(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 360, 0);
  return `hsl(${sum} 30% 70%)`;
}

/**
 * Replaces a drawing with a plain colour of the same size. Browsers repaint the shop's SVGs, with their gradients and
 * blurs, at every size, which took a seventh of a product page's load time. Screenshots use the originals.
 */
export async function flattenPicture(path: string, response: Response): Promise<Response> {
  if (areScreensRequested || !response.ok || response.headers.get('content-type') !== 'image/svg+xml') return response;
  const head = /^<svg [^>]*>/.exec(await response.clone().text())?.[0];
  if (head === undefined) return response;
  return new Response(`${head}<rect width="100%" height="100%" fill="${shadeOf(path)}"/></svg>`, response);
}
