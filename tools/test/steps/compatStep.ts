import { checkBrowsers } from '../../browsers/checkBrowsers.ts';
import { countChecks, type Step } from '../step.ts';

export const compatStep: Step = { name: 'browsers', after: ['build'], run: async () => countChecks(checkBrowsers()) };
