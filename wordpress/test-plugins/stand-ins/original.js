/** Records in `window.standIns` that it ran, and defines what the real script's own inline scripts call. */
(() => {
  const handle = new URL(document.currentScript.src).searchParams.get('handle');
  window.standIns = (window.standIns || []).concat(handle);
  if (handle === 'woo-variation-swatches') {
    window.createMiddlewareForExtraQueryParams = (args) => (options, next) => next({ ...options, extra: args });
  }
  // The header plugin's script waits for the page builder's, which announces its start and then runs a hook for each
  // widget.
  if (handle === 'hfe-frontend-js') {
    window.jQuery(window).on('elementor/frontend/init', () => {
      window.elementorFrontend.hooks.addAction('frontend/element_ready/navigation-menu.default', ($scope) => {
        $scope.attr('data-starts', Number($scope.attr('data-starts') ?? 0) + 1);
      });
    });
  }
  if (handle === 'elementor-frontend') {
    const actions = [];
    const run = (element) => {
      for (const [name, action] of actions)
        if (name === `frontend/element_ready/${element.dataset.widget_type}`) action(window.jQuery(element));
    };
    window.elementorFrontend = { hooks: { addAction: (name, action) => actions.push([name, action]) } };
    window.jQuery(() => {
      window.elementorFrontend.elementsHandler = { runReadyTrigger: run };
      window.dispatchEvent(new CustomEvent('elementor/frontend/init'));
      document.querySelectorAll('.elementor-element').forEach(run);
    });
  }
})();
