import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { serveAsset } from '@hadaya/demo/assets';
import type { SiteContent, SitePaths } from '../Site.ts';

const PICTURE = /\/wp-content\/uploads\/[^\s"'&,]+/g;

/**
 * Writes the pictures that the pages use to the site's uploads, because only the static demo renders pictures on
 * request.
 */
export async function drawPictures({ publicFolder }: SitePaths, { pages }: SiteContent): Promise<void> {
  const paths = new Set(pages.flatMap(({ html }) => html.replaceAll('\\/', '/').match(PICTURE) ?? []));
  for (const path of paths) {
    const picture = serveAsset(path);
    if (!picture?.ok) continue;
    const file = resolve(publicFolder, `.${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await picture.arrayBuffer()));
  }
}
