import { amount, oneOf, text } from '@hadaya/core';

/** The settings of `window.hadaya.settings.vitals`. */
export const vitalsSettings = {
  /** How many of a hundred page views measure how fast the page is for its visitor; none by default. */
  share: amount(0, { min: 0, max: 100 }),
  /** Address that the figures are sent to; without one nothing is measured. */
  url: text(''),
  /** What the figures count as: hadaya, or before for a shop that still runs the replaced plugins. */
  state: oneOf(['hadaya', 'before'], 'hadaya'),
};
