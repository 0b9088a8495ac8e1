/** Says on the page that it ran, and defines what the real script's own inline scripts call. */
(() => {
  const handle = new URL(document.currentScript.src).searchParams.get('handle');
  window.standIns = (window.standIns || []).concat(handle);
  if (handle === 'woo-variation-swatches') {
    window.createMiddlewareForExtraQueryParams = (args) => (options, next) => next({ ...options, extra: args });
  }
})();
