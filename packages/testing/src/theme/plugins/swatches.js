/*
 * The behaviour of Variation Swatches' script that a page can observe: it takes over a form when WooCommerce's script
 * has started on it, sets the select for a click on an item, and renders the items after each change. Written from its
 * behaviour as observed on pages; not a copy. Without jQuery it does nothing, like the plugin's.
 */
(() => {
  const $ = window.jQuery;
  if (!$) return;

  window.createMiddlewareForExtraQueryParams = () => (options, next) => next(options);

  const draw = (form) => {
    for (const list of form.querySelectorAll('.variable-items-wrapper')) {
      const select = list.parentElement.querySelector('select.woo-variation-raw-select');
      const open = [...select.options].filter((option) => !option.disabled).map(({ value }) => value);
      for (const item of list.querySelectorAll('.variable-item')) {
        const { value } = item.dataset;
        item.classList.toggle('disabled', !open.includes(value));
        item.classList.toggle('selected', value === select.value);
      }
    }
  };

  const take = (form) => {
    form.classList.add('wvs-loaded');
    $(form).find('.variations .label').append('<span class="woo-selected-variation-item-name" data-default=""></span>');
    $(form)
      .find('ul.variable-items-wrapper')
      .on('click.wvs', 'li.variable-item', function choose(event) {
        event.preventDefault();
        event.stopPropagation();
        const select = $(this).parent().parent().find('select.woo-variation-raw-select');
        select.val(this.dataset.value).trigger('change').trigger('click');
      });
    $(form).on('woocommerce_variation_has_changed.wvs', () => draw(form));
    draw(form);
    $(document).trigger('woo_variation_swatches_loaded', {});
  };

  $.fn.WooVariationSwatches = function plugin() {
    return this.each((_place, form) => take(form));
  };
  $(() => {
    $(document).on('wc_variation_form.wvs', () => $(document).trigger('woo_variation_swatches_init'));
    $(document).on('woo_variation_swatches_init', () => $('.variations_form:not(.wvs-loaded)').WooVariationSwatches());
  });
})();
