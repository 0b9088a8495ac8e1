import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { zipEntries } from '@hadaya/tools/pluginZip';
import { VERSION } from '@hadaya/tools/project';
import { newKey, publicKeyOf, readKey, sha256, updateFeed } from '@hadaya/tools/updateFeed';
import { zip } from '@hadaya/tools/zip';
import type { TestSite } from './TestSite.ts';

/** WordPress' own directory knows nothing of the site's plugins; without an answer of it WordPress asks no other address. */
const QUIET_DIRECTORY = `<?php
add_filter(
	'pre_http_request',
	static fn ( $answer, $request, $url ) => 0 === strpos( $url, 'https://api.wordpress.org/plugins/update-check/' ) ? array(
		'headers'  => array(),
		'body'     => '{"plugins":[],"translations":[],"no_update":[]}',
		'response' => array( 'code' => 200, 'message' => 'OK' ),
		'cookies'  => array(),
		'filename' => null,
	) : $answer,
	10,
	3
);
`;

/** A hashed name, as the build gives it. */
const HASHED = /^hadaya\/dist\/core-[\w-]{8}\.min\.js$/;

/** Somebody who publishes releases beside the site's uploads, and the key with which they sign. */
export function startPublisher(site: TestSite) {
  const key = readKey(newKey());
  const folder = resolve(site.places.publicFolder, 'wp-content/uploads/releases');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(site.places.publicFolder, 'wp-content/mu-plugins/quiet-directory.php'), QUIET_DIRECTORY);
  const entries = zipEntries();
  const core =
    entries
      .find(({ path }) => HASHED.test(path))
      ?.path.split('/')
      .at(-1) ?? '';
  return {
    /** Address of the feed. */
    address: `${site.url}/wp-content/uploads/releases/update.json`,
    publicKey: publicKeyOf(key),
    /** Name of the file that today's version has and the published ones have not. */
    oldFile: core,
    /** Publishes a version whose core has another name; what is given takes the place of the feed's own words. */
    publish(version: string, change: (feed: { release: string; signature: string }) => object = (feed) => feed) {
      const next = `core-${version.replaceAll('.', '').padEnd(8, 'x')}.min.js`;
      const renamed = entries.map(({ path, content }) => ({
        path: path.replace(core, next),
        content: /\/(hadaya\.php|readme\.txt|manifest\.json)$/.test(path)
          ? Buffer.from(content.toString('utf8').replaceAll(VERSION, version).replaceAll(core, next))
          : content,
      }));
      const packed = zip(renamed);
      const name = `hadaya-${version}.zip`;
      writeFileSync(resolve(folder, name), packed);
      const facts = { requires: '6.4', tested: '7.1', requires_php: '7.4', date: '2026-12-01' };
      const feed = updateFeed({ version, package: name, sha256: sha256(packed), ...facts }, key);
      writeFileSync(resolve(folder, 'update.json'), JSON.stringify(change(feed)));
    },
    /** Replaces the zip of a version after it was signed. */
    tamper(version: string) {
      writeFileSync(
        resolve(folder, `hadaya-${version}.zip`),
        zip([{ path: 'hadaya/hadaya.php', content: Buffer.from('<?php // Stolen.') }]),
      );
    },
  };
}
