import {
  createStore,
  type IslandContext,
  type Loan,
  listen,
  markOwnRoot,
  type Store,
  type Strings,
} from '@hadaya/core';

/** What the controls of a slider show. */
export interface SliderView {
  readonly index: number;
  /** `none`: it never moves by itself, so there is nothing to pause. */
  readonly autoplay: 'none' | 'playing' | 'stopped';
  /** The visitor asked for more where there is none. */
  readonly edge: 'none' | 'first' | 'last';
}

/** The state that the controls show. */
export function createView(index: number): Store<SliderView, Partial<SliderView>> {
  const initial: SliderView = { index, autoplay: 'none', edge: 'none' };
  return createStore((view: SliderView, change: Partial<SliderView>) => ({ ...view, ...change }), initial);
}

/** What is drawn, where the server printed places for it, and what a press asks for. */
export interface ControlsPlan {
  readonly parts: {
    readonly root: HTMLElement;
    readonly previous: HTMLElement | undefined;
    readonly next: HTMLElement | undefined;
  };
  readonly plan: { readonly hasArrows: boolean };
  readonly store: Store<SliderView, Partial<SliderView>>;
  readonly texts: Strings<'previous' | 'next' | 'first' | 'last' | 'pause' | 'start'>;
  readonly actions: {
    readonly move: (way: 'next' | 'previous') => void;
    readonly toggle: () => void;
  };
}

type DrawContext = Pick<IslandContext<unknown>, 'island' | 'signal'> & { readonly loan: Loan };

/** The pause button. */
export const PAUSE = '.hadaya-slider-pause';

const SIGNS = { playing: 'M7 5h4v14H7zM13 5h4v14h-4z', stopped: 'M8 5v14l11-7z' };

/** A node of ours inside or before a server's node, until the slider ends. */
function openHost({ island, signal }: DrawContext, tag: string, put: (host: HTMLElement) => void, page: Document) {
  const host = page.createElement(tag);
  markOwnRoot(host, island);
  put(host);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  return host;
}

function createButton(page: Document, className: string, signal: AbortSignal, press: () => void): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = className;
  listen(button, 'click', press, { signal });
  return button;
}

/** The pause button; it stands in the page once something moves by itself. */
function createPause(page: Document, { store, texts, actions }: ControlsPlan, signal: AbortSignal) {
  const button = createButton(page, PAUSE.slice(1), signal, actions.toggle);
  const [icon, sign] = ['svg', 'path'].map((tag) => page.createElementNS('http://www.w3.org/2000/svg', tag));
  icon?.setAttribute('viewBox', '0 0 24 24');
  icon?.setAttribute('aria-hidden', 'true');
  if (sign) icon?.append(sign);
  if (icon) button.append(icon);
  return (host: Element) => {
    const { autoplay } = store.getState();
    if (autoplay === 'none') return button.remove();
    button.dataset.autoplay = autoplay;
    button.setAttribute('aria-label', autoplay === 'stopped' ? texts.start : texts.pause);
    sign?.setAttribute('d', SIGNS[autoplay]);
    if (!button.isConnected) host.prepend(button);
  };
}

/**
 * Draws the pause button, the arrows and what is said at the ends: all of it in the carousel's own region, the pause first, so
 * that whoever comes in by Tab can stop what moves before anything else. The server's arrows keep their signs and lose their
 * role to the buttons over them.
 */
export function drawControls(context: DrawContext, controls: ControlsPlan): void {
  const { loan, signal } = context;
  const { parts, plan, store, texts, actions } = controls;
  const { root } = parts;
  const page = root.ownerDocument;
  for (const way of ['previous', 'next'] as const) {
    const place = plan.hasArrows ? parts[way] : undefined;
    if (!place) continue;
    loan.attributes(place, { role: null, tabindex: null, 'aria-label': null });
    const arrow = createButton(page, 'hadaya-slider-arrow', signal, () => actions.move(way));
    arrow.setAttribute('aria-label', texts[way]);
    openHost(context, 'span', (host) => place.append(host), page).append(arrow);
  }
  // Pictures behind a section are kept from screen readers; the button that stops them is not.
  const isHidden = root.getAttribute('aria-hidden') === 'true';
  const host = openHost(context, 'div', (node) => (isHidden ? root.before(node) : root.prepend(node)), page);
  const drawPause = createPause(page, controls, signal);
  const spoken = page.createElement('span');
  spoken.className = 'hadaya-content-spoken';
  spoken.setAttribute('role', 'status');
  host.append(spoken);
  const draw = () => {
    const { edge } = store.getState();
    drawPause(host);
    spoken.textContent = edge === 'none' ? '' : texts[edge];
  };
  draw();
  store.subscribe(draw, signal);
}
