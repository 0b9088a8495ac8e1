/*
 * The parts of the page builder's script that a page can observe: hooks by widget type, handlers in separate files that
 * load after the hooks have run, a slider that copies its first and last slide, one handler for accordions and tabs, a
 * counter, and one listener on the document for the lightbox. `?builder=parts` holds the handlers' files back until a
 * test calls `builder.bringParts()`; `?builder=late` holds the whole start back until `builder.start()`.
 */
{
  const order = new URLSearchParams(location.search).get('builder') ?? 'early';
  const log = { sliders: 0, opened: 0 };
  const hooks = new Map();

  class BuilderSlider {
    constructor(root, { speed = 3000, isInfinite }) {
      this.root = root;
      this.track = root.querySelector('.swiper-wrapper');
      this.slides = [...this.track.children];
      this.at = 0;
      this.destroyed = false;
      root.swiper = this;
      root.classList.add('swiper-initialized', 'swiper-horizontal', 'swiper-pointer-events');
      if (isInfinite) this.copy();
      this.names();
      this.dots = root.querySelector('.swiper-pagination');
      if (this.dots) this.draw();
      this.autoplay = {
        start: () => {
          this.timer ??= setInterval(() => this.slideNext(), speed);
        },
        stop: () => {
          clearInterval(this.timer);
          this.timer = undefined;
        },
      };
      log.sliders += 1;
    }

    copy() {
      const [first, last] = [this.slides[0], this.slides.at(-1)].map((slide) => slide.cloneNode(true));
      for (const clone of [first, last]) clone.classList.add('swiper-slide-duplicate');
      this.track.prepend(last);
      this.track.append(first);
      for (const [index, slide] of this.slides.entries()) slide.dataset.swiperSlideIndex = String(index);
    }

    names() {
      for (const [index, slide] of this.slides.entries())
        slide.setAttribute('aria-label', `${index + 1} / ${this.slides.length}`);
    }

    draw() {
      this.dots.classList.add('swiper-pagination-bullets', 'swiper-pagination-horizontal');
      this.dots.innerHTML = this.slides.map(() => '<span class="swiper-pagination-bullet"></span>').join('');
    }

    slideNext() {
      this.at = (this.at + 1) % this.slides.length;
      this.track.style.transform = `translate3d(-${this.at * 100}%, 0, 0)`;
    }

    destroy(deleteInstance = true, cleanStyles = true) {
      this.autoplay.stop();
      for (const clone of this.track.querySelectorAll('.swiper-slide-duplicate')) clone.remove();
      if (cleanStyles) {
        this.root.classList.remove('swiper-initialized', 'swiper-horizontal', 'swiper-pointer-events');
        for (const node of [this.root, this.track, ...this.slides]) node.removeAttribute('style');
      }
      if (deleteInstance) {
        this.root.swiper = null;
        for (const key of Object.keys(this)) delete this[key];
      }
      this.destroyed = true;
    }
  }

  const own = (widget, selector) => [...widget.querySelectorAll(selector)];
  const settingsOf = (widget) => JSON.parse(widget.dataset.settings || '{}');

  function runCarousel(widget) {
    const settings = settingsOf(widget);
    const root = widget.querySelector('.swiper');
    if (!root || root.querySelectorAll('.swiper-slide').length < 2) return;
    const slider = new BuilderSlider(root, { speed: settings.autoplay_speed, isInfinite: settings.infinite === 'yes' });
    if (settings.autoplay === 'yes') slider.autoplay.start();
    root.addEventListener('mouseenter', () => slider.autoplay.stop());
    root.addEventListener('mouseleave', () => slider.autoplay.start());
  }

  const setTab = (widget, tab, isOpen) => {
    for (const node of own(widget, `[data-tab="${tab}"]`)) {
      node.classList.toggle('elementor-active', isOpen);
      if (node.matches('.elementor-tab-title')) {
        node.setAttribute('aria-expanded', String(isOpen));
        node.tabIndex = isOpen ? 0 : -1;
      } else {
        node.style.display = isOpen ? 'block' : 'none';
        node.toggleAttribute('hidden', !isOpen);
      }
    }
  };

  /**
   * With `closesItself`, choosing an item that is already open closes it; this includes the first item at the start.
   */
  function changeTab(widget, tab, closesItself) {
    const isOpen = own(widget, `.elementor-tab-title[data-tab="${tab}"]`).some((title) =>
      title.classList.contains('elementor-active'),
    );
    if (closesItself || !isOpen)
      for (const title of own(widget, '.elementor-tab-title.elementor-active'))
        setTab(widget, title.dataset.tab, false);
    if (!isOpen) setTab(widget, tab, true);
  }

  function runTabs(widget, closesItself) {
    for (const title of own(widget, '.elementor-tab-title'))
      title.addEventListener('click', () => changeTab(widget, title.dataset.tab, closesItself));
    changeTab(widget, '1', closesItself);
  }

  function runCounter(widget) {
    for (const number of own(widget, '.elementor-counter-number')) {
      const end = Number(number.dataset.toValue);
      let turn = 0;
      const timer = setInterval(() => {
        turn += 1;
        number.textContent = String(Math.round((end * turn) / 40));
        if (turn === 40) clearInterval(timer);
      }, 25);
    }
  }

  function runVideo(widget) {
    const container = widget.querySelector('div.elementor-video');
    if (!container || widget.querySelector('.elementor-custom-embed-image-overlay')) return;
    const frame = document.createElement('iframe');
    frame.className = 'elementor-video';
    frame.title = 'Film';
    frame.src = '/assets/icon.svg?builder-player';
    container.replaceWith(frame);
  }

  const HANDLERS = {
    'image-carousel.default': runCarousel,
    'slides.default': runCarousel,
    'accordion.default': (widget) => runTabs(widget, true),
    'tabs.default': (widget) => runTabs(widget, false),
    'counter.default': runCounter,
    'video.default': runVideo,
  };

  const waiting = [];
  const bringParts = () => {
    for (const run of waiting.splice(0)) run();
  };

  function start() {
    window.elementorFrontend = {
      hooks: {
        addAction: (name, call) => hooks.set(name, [...(hooks.get(name) ?? []), call]),
        removeAction: (name, call) =>
          hooks.set(
            name,
            (hooks.get(name) ?? []).filter((one) => call !== undefined && one !== call),
          ),
        doAction: (name, ...given) => {
          for (const call of hooks.get(name) ?? []) call(...given);
        },
      },
    };
    const { addAction, doAction } = window.elementorFrontend.hooks;
    window.dispatchEvent(new CustomEvent('elementor/frontend/init'));
    for (const [type, run] of Object.entries(HANDLERS))
      addAction(`frontend/element_ready/${type}`, (widget) => waiting.push(() => run(widget)));
    for (const widget of document.querySelectorAll('[data-widget_type]')) {
      doAction('frontend/element_ready/global', widget);
      doAction(`frontend/element_ready/${widget.dataset.widget_type}`, widget);
    }
    document.addEventListener('click', (event) => {
      const link = event.target.closest?.('[data-elementor-open-lightbox="yes"], a[href$=".jpg"], a[href$=".svg"]');
      if (!link) return;
      event.preventDefault();
      log.opened += 1;
    });
    if (order !== 'parts') bringParts();
  }

  window.builder = { log, start, bringParts };
  if (order !== 'late') start();
}
