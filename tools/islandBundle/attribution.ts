/** Attribution in a file of its own, for pages that have nothing else of ours; the loader starts it from the shared file. */
import { attribution } from '../../packages/attribution/src/bundle.ts';

attribution();
