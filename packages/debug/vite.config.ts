import { islandBundle } from '../../tools/islandBundle/islandBundle.ts';

export default islandBundle('debug');
