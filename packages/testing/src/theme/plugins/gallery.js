/**
 * A double of the gallery plugin's script and of Slick, in our own code. It reproduces when they start, the names of
 * their listeners, the handlers that cannot be removed by name, and their changes to the markup. Needs jQuery.
 */
{
  const $ = window.jQuery;

  /** The markup of Slick: list, track, one box per slide; `unslick` restores the children. */
  class Slider {
    constructor(node, inView) {
      this.node = node;
      this.slides = [...node.children];
      const track = document.createElement('div');
      track.className = 'slick-track';
      // Slides are side by side in a clipping list, so the box has the height of one slide.
      track.style.display = 'flex';
      for (const slide of this.slides) {
        const box = document.createElement('div');
        box.className = 'slick-slide';
        box.style.flex = `0 0 ${100 / inView}%`;
        box.append(slide);
        track.append(box);
      }
      const list = document.createElement('div');
      list.className = 'slick-list';
      list.append(track);
      node.replaceChildren(list);
      node.classList.add('slick-initialized');
    }

    unslick() {
      this.node.classList.remove('slick-initialized');
      this.node.replaceChildren(...this.slides);
      this.slides = [];
    }

    slickSetOption() {}

    slickGoTo() {}
  }

  class Gallery {
    constructor($element) {
      this.$element = $element;
      this.$form = $element.closest('.product').find('.variations_form');
      this.$slider = $element.find('.woo-variation-gallery-slider');
      this.$thumbnail = $element.find('.woo-variation-gallery-thumbnail-slider');
      this.first = { slider: this.$slider.html(), thumbnail: this.$thumbnail.html() };
      $element.addClass('wvg-loaded');
      $element.css('min-height', $element.height()).css('min-width', $element.width());
      $element.on('woo_variation_gallery_slider_slick_init', () => this.startThumbnails());
      $element.on('woo_variation_gallery_slick_destroy', () => {
        if (this.$thumbnail.hasClass('slick-initialized')) this.$thumbnail.slick('unslick');
      });
      let timer;
      $element.on('woo_variation_gallery_image_loaded', () => {
        clearTimeout(timer);
        timer = setTimeout(() => this.start(), 500);
      });
      this.$form.on('show_variation.wvg', (_event, variation) => this.show(variation.variation_gallery_images ?? []));
      this.$form.on('click.wvg', '.reset_variations', () => this.reset());
      this.start();
      $(document).trigger('woo_variation_gallery_loaded', [this]);
    }

    start() {
      if (this.$slider.is('.slick-initialized')) this.$slider.slick('unslick');
      this.$slider.slick();
      this.$thumbnail.find('div, img').on('click', (event) => {
        event.preventDefault();
        event.stopPropagation();
        this.$slider.slick('slickGoTo', 0);
      });
      setTimeout(() => this.$element.trigger('woo_variation_gallery_slider_slick_init', [this]), 1);
      setTimeout(() => this.$element.removeClass('loading-gallery'), 100);
    }

    startThumbnails() {
      if (this.$thumbnail.hasClass('slick-initialized')) this.$thumbnail.slick('unslick');
      this.$thumbnail.slick();
    }

    show(images) {
      this.fill(
        images.map(({ src }) => `<div class="wvg-gallery-image theirs"><img src="${src}" alt=""></div>`).join(''),
      );
    }

    reset() {
      this.fill(this.first.slider);
    }

    fill(html) {
      this.$element.addClass('loading-gallery');
      this.$slider.html(html);
      setTimeout(() => this.$element.trigger('woo_variation_gallery_image_loaded', [this]), 1);
    }

    destroy() {
      this.$element.removeData('WooVariationGallery');
    }
  }

  const addFunctions = () => {
    $.fn.slick = function slick(command, ...given) {
      for (const node of this.toArray()) {
        if (typeof command === 'string') node.slick[command](...given);
        else node.slick = new Slider(node, node.matches('.woo-variation-gallery-thumbnail-slider') ? 4 : 1);
      }
      return this;
    };

    $.fn.WooVariationGallery = function plugin(command) {
      return this.each((_place, element) => {
        const $element = $(element);
        if (!$element.data('WooVariationGallery')) $element.data('WooVariationGallery', new Gallery($element));
        if (typeof command === 'string') $element.data('WooVariationGallery')[command]?.();
      });
    };
  };

  const listen = () => {
    $(document)
      .on('woo_variation_gallery_init', () =>
        $('.woo-variation-gallery-wrapper:not(.wvg-loaded)').WooVariationGallery(),
      )
      .trigger('woo_variation_gallery_init');
  };

  if ($) {
    addFunctions();
    $(listen);
  }
}
