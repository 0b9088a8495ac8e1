/**
 * `node tools/wordpress/fetch.ts`: fetches WordPress into the cache, for the tests and the demo. The test command does
 * this if PHP is available.
 */
import { fetchWordPress, hasWordPress } from './fetchWordPress.ts';

if (hasWordPress()) console.log('WordPress is already in the cache');
else {
  console.log('Fetching WordPress 7.1.1 (67 MB, once) …');
  try {
    fetchWordPress();
    console.log('WordPress was downloaded to the cache');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
