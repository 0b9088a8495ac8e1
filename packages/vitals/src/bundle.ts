import { startVitals } from './startVitals.ts';

// It ends with the page.
startVitals(window, new AbortController().signal);
