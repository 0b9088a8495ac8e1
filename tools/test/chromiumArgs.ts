/**
 * Switches for all our Chromium instances. They disable background traffic and allow connections only to this machine.
 */
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
 * For short-lived pages such as tests: disables optimisations for long runs, recompilation for stack traces, and the
 * GPU process. Makes tests a sixth faster; measurements must not use these switches.
 */
export const SHORT_LIFE_ARGS: readonly string[] = [
  '--js-flags=--no-opt,--no-maglev,--no-enable-lazy-source-positions',
  '--in-process-gpu',
];
