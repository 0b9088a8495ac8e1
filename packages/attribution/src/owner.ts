/** Fetched by pages with settings of ours, or with something about them that must be waited for; see `prepare`. */
export { prepare } from './prepare/prepare.ts';
