import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { serveAsset } from '@hadaya/demo/assets';
import type { SiteContent, SitePaths } from '../Site.ts';

const PICTURE = /\/wp-content\/uploads\/[^\s"'&,]+/g;

/**
 * Writes the pictures used in the pages to the site's uploads. The static demo renders them when a browser requests
 * them.
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
