/** Switches for every Chromium of ours: quiet, without a network. Nothing but this machine can be reached. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * For pages that live a second, as those of a test: code made fast for long runs never pays there, nor does code that is
 * compiled once more for the places in a stack trace, nor a process of its own for what no graphics card draws. Takes a sixth
 * off a test; nothing that is measured may use it.
 */
export const SHORT_LIFE_ARGS: readonly string[] = [
  '--js-flags=--no-opt,--no-maglev,--no-enable-lazy-source-positions',
  '--in-process-gpu',
];
