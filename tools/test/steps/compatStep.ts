import { checkBrowsers } from '../../browsers/checkBrowsers.ts';
import { countChecks, type Step } from '../step.ts';

/** Checks that sources and built files use only features that the browsers in package.json support. */
export const compatStep: Step = { name: 'browsers', after: ['build'], run: async () => countChecks(checkBrowsers()) };
