/** `node tools/wordpress/fetch.ts`: fetches WordPress into the cache, for the tests and the demo. CI runs it first. */
import { fetchWordPress, hasWordPress } from './fetchWordPress.ts';

if (hasWordPress()) console.log('WordPress is in the cache already');
else {
  console.log('Fetching WordPress 7.1.1 (67 MB, once) …');
  fetchWordPress();
  console.log('WordPress is in the cache');
}
