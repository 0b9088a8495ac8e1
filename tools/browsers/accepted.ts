/**
 * Features that sources may use even though a supported browser lacks them, with the effect on visitors with that
 * browser. Only for uses that neither throw nor invalidate surrounding rules; everything else needs a guard in the same
 * file.
 */
export const ACCEPTED: Readonly<Record<string, string>> = {
  cancelIdleCallback: 'nothing: called only with what a guarded requestIdleCallback gave',
  cursor: 'nothing: a phone has no pointer',
  resize: 'the corner that makes a text field larger',
  'content-visibility':
    'nothing: forced on our own node, and a browser that lacks it obeys no rule of the page’s either',
  'content-visibility: visible': 'the same',
  'text-wrap': 'even lines in a label of two lines',
  'forced-color-adjust': 'nothing: Safari has no forced colours',
  '-webkit-tap-highlight-color': 'nothing: others draw no highlight on a tap',
  '::-webkit-search-cancel-button': 'nothing: other browsers have no such button, and the rule is separate',
  '::-webkit-scrollbar': 'nothing: others know scrollbar-width, and read names that begin with -webkit-',
  'scrollbar-width': 'nothing: each has a rule for ::-webkit-scrollbar beside it',
  'event touchstart': 'nothing: a machine without fingers fires none',
  'event touchend': 'nothing: a machine without fingers fires none',
  'event beforematch': 'a folded text does not open when "find in page" meets it',
  'event currententrychange': 'nothing: used only on `navigation`, which is guarded; other browsers use popstate',
  'event prerenderingchange': 'nothing: who cannot prerender never fires it',
  'event touchmove': 'nothing: a desktop Safari has no touch',
};

/** Known problems that are being fixed; remove the entry with the fix. */
export const OWED: readonly string[] = [];
