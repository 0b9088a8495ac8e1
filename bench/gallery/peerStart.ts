/**
 * A gallery built on jQuery and Slick, with the delays that are usual in today's shops. Images change 300 ms after the
 * match, the container is emptied and refilled, and the slider starts 500 ms later. This script was written for this
 * benchmark and contains no third-party code.
 */
export const PEER_START = `jQuery(function ($) {
  var wrapper = $('.woo-variation-gallery-wrapper').first(), slider = wrapper.find('.woo-variation-gallery-slider'),
    strip = wrapper.find('.woo-variation-gallery-thumbnail-slider'), form = $('.variations_form').first(),
    list = form.data('product_variations') || [], timer;
  var slides = _.template('<div class="wvg-gallery-image"><div><div><img src="<%- src %>" width="<%- src_w %>" height="<%- src_h %>"></div></div></div>');
  var thumbnails = _.template('<div class="wvg-gallery-thumbnail-image"><div><img src="<%- gallery_thumbnail_src %>" width="100" height="100"></div></div>');
  function start() {
    slider.slick({ slidesToShow: 1, adaptiveHeight: true, asNavFor: strip, arrows: true });
    strip.slick({ slidesToShow: 4, focusOnSelect: true, asNavFor: slider, arrows: true });
    wrapper.removeClass('loading-gallery');
  }
  function show(images) {
    wrapper.addClass('loading-gallery');
    slider.slick('unslick').html(_.map(images, slides).join(''));
    strip.slick('unslick').html(_.map(images, thumbnails).join(''));
    setTimeout(start, 500);
  }
  form.on('change', 'select', function () {
    var chosen = {};
    form.find('select').each(function () { chosen[this.name] = this.value; });
    var found = _.find(list, function (one) {
      return _.every(one.attributes, function (value, name) { return chosen[name] && (!value || value === chosen[name]); });
    });
    clearTimeout(timer);
    if (found) timer = setTimeout(function () { show(found.variation_gallery_images); }, 300);
  });
  start();
});`;
