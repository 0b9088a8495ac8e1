import { checkBrowsers } from '../../browsers/checkBrowsers.ts';
import { countChecks, type Step } from '../step.ts';

/** Whether sources and built files keep to the browsers that package.json names. */
export const compatStep: Step = { name: 'browsers', after: ['build'], run: async () => countChecks(checkBrowsers()) };
