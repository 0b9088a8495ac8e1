import PhotoSwipe from 'photoswipe';
import { type LightboxItem, padRoom, readRoom } from '../items/index.ts';
import { fitPictures } from './fitPictures.ts';
import { loadInTurn, releasePictures } from './loadInTurn.ts';
import { toSlide } from './toSlide.ts';

export interface StageEvents {
  readonly onChange: (index: number) => void;
  readonly onLook: (look: {
    readonly isZoomed: boolean;
    readonly canZoom: boolean;
    readonly isFailed: boolean;
  }) => void;
  readonly onLoading: (isLoading: boolean) => void;
  /** Called when a swipe down has closed the stage, or when the stage's closing animation has ended. */
  readonly onGone: () => void;
}

export interface StageOptions extends StageEvents {
  readonly into: HTMLElement;
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly isReversed: boolean;
  readonly isLooping: boolean;
  readonly hideDuration: number;
  readonly maxZoom: number;
  /** Gap between two pictures, as a share of the viewport's width. */
  readonly spacing?: number;
}

/** PhotoSwipe's gestures and pictures, addressed by item index. */
export interface Stage {
  getIndex(): number;
  goTo(index: number): void;
  next(): void;
  previous(): void;
  toggleZoom(): void;
  /** Zooms by a factor around the centre. */
  zoomBy(factor: number): void;
  resetZoom(): void;
  /** Moves a zoomed picture by pixels. */
  pan(x: number, y: number): void;
  close(): void;
  getPictures(): { readonly small: HTMLImageElement | undefined; readonly large: HTMLImageElement | undefined };
}

/** PhotoSwipe's elements that count as the background around a picture. */
const GROUND = '.pswp__item, .pswp__zoom-wrap';

/**
 * Gives PhotoSwipe the element that was clicked or tapped. PhotoSwipe listens on the window, where an event in a shadow
 * root is retargeted to the host, so a click on the background or the picture would have no effect. Must be called
 * after `init`; the listener is removed with the stage.
 */
function seeTouched({ gestures: { tapHandler } }: PhotoSwipe, stage: HTMLElement): void {
  let touched: EventTarget | null = null;
  const remember = ({ target }: Event) => {
    touched = target;
  };
  stage.addEventListener('pointerup', remember, { capture: true });
  for (const kind of ['click', 'tap', 'doubleTap'] as const) {
    const handle = tapHandler[kind].bind(tapHandler);
    tapHandler[kind] = (point, event) => {
      Object.defineProperty(event, 'target', { value: touched ?? event.target, configurable: true });
      handle(point, event);
      Reflect.deleteProperty(event, 'target');
    };
  }
}

function judgeContents(photoSwipe: PhotoSwipe): void {
  photoSwipe.on('contentLoadImage', ({ content: { data, element } }) =>
    element?.toggleAttribute('data-film', Boolean(data.isFilm)),
  );
  photoSwipe.addFilter('isContentZoomable', (isZoomable, { data }) => isZoomable && !data.isFilm);
}

/**
 * Removes roles, an id and ARIA attributes from PhotoSwipe's own nodes, because the dialog already has such attributes.
 */
function quieten(root: HTMLElement | undefined): void {
  root?.removeAttribute('role');
  root?.querySelector('.pswp__scroll-wrap')?.removeAttribute('aria-roledescription');
  const container = root?.querySelector('.pswp__container');
  container?.removeAttribute('id');
  container?.removeAttribute('aria-live');
  // "Slide" without a name conveys nothing; the counter announces the position.
  for (const name of ['role', 'aria-roledescription'])
    for (const item of container?.children ?? []) item.removeAttribute(name);
}

function createPhotoSwipe(options: StageOptions): PhotoSwipe {
  const { items, index, isReversed, maxZoom, into } = options;
  const ordered = isReversed ? [...items].reverse() : items;
  const room = readRoom(into.ownerDocument.defaultView ?? { innerWidth: 0, innerHeight: 0 });
  const slides = ordered.map((item) => toSlide(item, room));
  const photoSwipe = new PhotoSwipe({
    dataSource: slides,
    index: isReversed ? items.length - 1 - index : index,
    appendToEl: into,
    loop: options.isLooping,
    ...(options.spacing === undefined ? {} : { spacing: options.spacing }),
    showHideAnimationType: options.hideDuration === 0 ? 'none' : 'fade',
    // No opening animation, because the dialog is already open.
    showAnimationDuration: 0,
    hideAnimationDuration: options.hideDuration,
    bgOpacity: 1,
    // The frame shows errors instead.
    errorMsg: '',
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    arrowKeys: false,
    clickToCloseNonZoomable: false,
    imageClickAction: 'zoom',
    tapAction: (_point, { target }) => target instanceof Element && target.matches(GROUND) && photoSwipe.close(),
    bgClickAction: 'close',
    secondaryZoomLevel: (zoom) => Math.max(1, zoom.fit * Math.min(2, maxZoom)),
    maxZoomLevel: (zoom) => Math.max(1, zoom.fit * maxZoom),
    paddingFn: padRoom,
  });
  photoSwipe.on('uiRegister', () => {
    if (photoSwipe.ui) photoSwipe.ui.uiElementsData = [];
  });
  judgeContents(photoSwipe);
  releasePictures(photoSwipe);
  fitPictures(photoSwipe, ordered);
  loadInTurn(photoSwipe, options.onLoading);
  return photoSwipe;
}

function toImage(node: Element | null | undefined): HTMLImageElement | undefined {
  return node instanceof HTMLImageElement ? node : undefined;
}

/** A video's failed poster does not count as a failed picture. */
function readLook(slide: NonNullable<PhotoSwipe['currSlide']>) {
  const isZoomed = slide.currZoomLevel > slide.zoomLevels.initial + 0.01;
  return { isZoomed, canZoom: slide.isZoomable(), isFailed: slide.content.isError() && !slide.data.isFilm };
}

/**
 * Opens PhotoSwipe inside a node, without PhotoSwipe's controls, because these assign HTML strings, which Trusted Types
 * reject.
 */
export function createStage(options: StageOptions): Stage {
  const { items, isReversed, onChange, onLook, onGone } = options;
  const photoSwipe = createPhotoSwipe(options);
  const toOwn = (index: number) => (isReversed ? items.length - 1 - index : index);
  const tellLook = () => {
    if (photoSwipe.currSlide) onLook(readLook(photoSwipe.currSlide));
  };
  photoSwipe.on('change', () => {
    onChange(toOwn(photoSwipe.currIndex));
    tellLook();
  });
  photoSwipe.on('zoomPanUpdate', tellLook);
  photoSwipe.on('loadComplete', tellLook);
  photoSwipe.on('destroy', onGone);
  photoSwipe.init();
  quieten(photoSwipe.element);
  seeTouched(photoSwipe, options.into);

  const step = (by: number) => {
    if (
      options.isLooping ||
      photoSwipe.potentialIndex + by === photoSwipe.getLoopedIndex(photoSwipe.potentialIndex + by)
    )
      photoSwipe.goTo(photoSwipe.potentialIndex + by);
  };
  return {
    getIndex: () => toOwn(photoSwipe.currIndex),
    goTo: (index) => photoSwipe.goTo(toOwn(index)),
    next: () => step(isReversed ? -1 : 1),
    previous: () => step(isReversed ? 1 : -1),
    toggleZoom: () => photoSwipe.toggleZoom(),
    zoomBy(factor) {
      const slide = photoSwipe.currSlide;
      if (!slide?.isZoomable()) return;
      const { min, max } = { min: slide.zoomLevels.initial, max: slide.zoomLevels.max };
      slide.zoomTo(Math.min(Math.max(slide.currZoomLevel * factor, min), max), undefined, false);
    },
    resetZoom: () => photoSwipe.currSlide?.zoomTo(photoSwipe.currSlide.zoomLevels.initial, undefined, false),
    pan(x, y) {
      const slide = photoSwipe.currSlide;
      slide?.panTo(slide.pan.x - x, slide.pan.y - y);
    },
    close: () => photoSwipe.close(),
    getPictures() {
      const { placeholder, element } = photoSwipe.currSlide?.content ?? {};
      return { small: toImage(placeholder?.element), large: toImage(element) };
    },
  };
}
