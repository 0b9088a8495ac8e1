import { areScreensWanted } from './snap.ts';

/** A shade for each name, so that two pictures can be told apart. */
function shadeOf(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 360, 0);
  return `hsl(${sum} 30% 70%)`;
}

/**
 * A drawn picture as one plain colour of the same size: browsers paint the shop's drawings anew at every size and step,
 * with gradients and blurs, which took a seventh of a product page's load. For screenshots they stay as they are.
 */
export async function flattenPicture(path: string, response: Response): Promise<Response> {
  if (areScreensWanted || !response.ok || response.headers.get('content-type') !== 'image/svg+xml') return response;
  const head = /^<svg [^>]*>/.exec(await response.clone().text())?.[0];
  if (head === undefined) return response;
  return new Response(`${head}<rect width="100%" height="100%" fill="${shadeOf(path)}"/></svg>`, response);
}
