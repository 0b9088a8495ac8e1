import { checkBrowsers } from '../../browsers/checkBrowsers.ts';
import { countChecks, type Step } from '../step.ts';

/** Returns whether sources and built files are limited to what the browsers in package.json support. */
export const compatStep: Step = { name: 'browsers', after: ['build'], run: async () => countChecks(checkBrowsers()) };
