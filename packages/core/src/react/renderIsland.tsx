import { type AttributeValues, type Environment, type IslandContext, markOwnRoot } from '@hadaya/core';
import { Component, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Where an island's root goes. */
export interface RootPlace {
  /** Parent of the root, a server's node, a shadow root or a node of ours. The island's element when absent. */
  readonly into?: ParentNode & Node;
  /** The root goes before this child of `into`; at its end when absent. */
  readonly before?: Node | null;
  /** Tag of the root, where a `div` is not allowed. */
  readonly tag?: 'div' | 'span' | 'li' | 'td' | 'p';
  /** Attributes of the root. */
  readonly attributes?: AttributeValues;
  /** The root is a shadow root, which no style of the page reaches, with this sheet. */
  readonly sheet?: string;
  /**
   * Draws before the call ends, in one piece. Only where the frame of a press counts: what is drawn is focused, measured or
   * played in it. Everything else is drawn in slices, between which the page answers.
   */
  readonly isAtOnce?: boolean;
}

/** Catches an error of its children, reports it once and draws nothing. */
class ErrorBoundary extends Component<
  { readonly onError: (thrown: unknown) => void; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(thrown);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

let rootCount = 0;

function openShadow(host: Element, css: string, { window }: Pick<Environment, 'window'>): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

/**
 * Draws React nodes into an inner node of our own, never into a server's node: React empties its root after an
 * uncaught error and leaves its listeners on it. It draws in slices after the call has ended, so that an island that comes
 * in idle time holds up no tap; an error fails the island, and one that a second try has fixed is a line on the console.
 * Unmounts and leaves with the island. Returns the function that draws again.
 */
export function renderIsland(
  context: Pick<IslandContext<unknown>, 'island' | 'element' | 'signal' | 'fail' | 'environment'>,
  node: ReactNode,
  { into = context.element, before = null, tag = 'div', attributes = {}, sheet, isAtOnce = false }: RootPlace = {},
): (node: ReactNode) => void {
  const { island, element, signal, fail, environment } = context;
  // React must not be unmounted from inside its own commit, so a failure waits for the end of it.
  const failLater = (thrown: unknown) => queueMicrotask(() => fail(thrown));
  const container = element.ownerDocument.createElement(tag);
  markOwnRoot(container, island);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) container.setAttribute(name, value);
  into.insertBefore(container, before);

  rootCount += 1;
  const root = createRoot(sheet === undefined ? container : openShadow(container, sheet, environment), {
    identifierPrefix: `hadaya-${rootCount}-`,
    onCaughtError: () => {},
    onUncaughtError: failLater,
    // What a second try has fixed is for the owner's console, not for the host's `error` listeners, where React puts it.
    onRecoverableError: (cause) => environment.logger.warn(`"${island}" rendered again after an error`, cause),
  });
  signal.addEventListener(
    'abort',
    () => {
      root.unmount();
      container.remove();
    },
    { once: true },
  );
  const schedule = isAtOnce ? flushSync : startTransition;
  const draw = (next: ReactNode) =>
    schedule(() => root.render(<ErrorBoundary onError={failLater}>{next}</ErrorBoundary>));
  draw(node);
  return (next) => {
    if (!signal.aborted) draw(next);
  };
}
