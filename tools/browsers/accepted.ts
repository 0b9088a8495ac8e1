/**
 * Features that sources may use even though a supported browser lacks them, with the effect on visitors with that
 * browser. Add only uses that neither throw nor invalidate surrounding rules; everything else needs a guard in the same
 * file.
 */
export const ACCEPTED: Readonly<Record<string, string>> = {
  cancelIdleCallback: 'none: called only with the result of a guarded requestIdleCallback',
  cursor: 'none: phones have no mouse pointer',
  resize: 'no corner for resizing a text field',
  'content-visibility':
    'none: the rule only cancels a page rule for our own node, and a browser without the property ignores both rules',
  'content-visibility: visible': 'see content-visibility',
  'text-wrap': 'the two lines of a label differ in length',
  'forced-color-adjust': 'none: Safari has no forced colours',
  '-webkit-tap-highlight-color': 'none: other browsers do not highlight taps',
  '::-webkit-search-cancel-button': 'none: other browsers have no such button, and the rule is separate',
  '::-webkit-scrollbar':
    'none: other browsers support scrollbar-width, and accept unknown names that begin with -webkit-',
  'scrollbar-width': 'none: a rule for ::-webkit-scrollbar does the same',
  'event touchstart': 'none: devices without a touch screen do not fire it',
  'event touchend': 'none: devices without a touch screen do not fire it',
  'event touchmove': 'none: Safari on a computer has no touch events',
  'event beforematch': '"Find in page" does not open collapsed text',
  'event currententrychange': 'pages that a script opens are not counted; the listener is guarded',
  'event prerenderingchange': 'none: browsers that do not prerender do not need it',
};
