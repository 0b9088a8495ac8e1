/**
 * `pnpm release:key`: makes the pair of keys with which releases are signed. The private one goes into the secret
 * `HADAYA_RELEASE_KEY` of the build server and nowhere else; the public one is for owners, beside the address of the feed.
 */
import { newKey, publicKeyOf, readKey } from './updateFeed.ts';

const text = newKey();
console.log(`private, HADAYA_RELEASE_KEY:  ${text}`);
console.log(`public, for owners:           ${publicKeyOf(readKey(text))}`);
