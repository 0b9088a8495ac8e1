import { type AttributeValues, createOwnRoot, type Environment, type IslandContext } from '@hadaya/core';
import { Component, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Position and type of an island's root. */
export interface RootTarget {
  /** Parent of the root: a server's node, a shadow root or one of our nodes. The island's element when absent. */
  readonly into?: ParentNode & Node;
  /** Inserts the root before this child of `into`; at its end when absent. */
  readonly before?: Node | null;
  /** Tag of the root, where a `div` is not allowed. */
  readonly tag?: 'div' | 'span' | 'li' | 'td' | 'p';
  /** Attributes of the root. */
  readonly attributes?: AttributeValues;
  /** Renders into a shadow root with this style sheet, isolated from the page's styles. */
  readonly sheet?: string;
  /**
   * Renders synchronously, in one task. Only for content that is focused, measured or animated in the frame of a press.
   * Everything else renders in slices, between which the page stays responsive.
   */
  readonly isSync?: boolean;
}

/** Catches an error of its children, reports it once and renders nothing. */
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
 * Renders React nodes into our own container, never into a server's node: React empties its root after an uncaught
 * error and attaches listeners to it. It renders in slices after the call has returned, so that an island that mounts
 * in idle time delays no tap. An error fails the island; one that React's second attempt has fixed is logged to the
 * console. Unmounts with the island. Returns the function that renders again.
 */
export function renderIsland(
  context: Pick<IslandContext<unknown>, 'island' | 'element' | 'signal' | 'fail' | 'environment'>,
  node: ReactNode,
  { into = context.element, before = null, tag = 'div', attributes = {}, sheet, isSync = false }: RootTarget = {},
): (node: ReactNode) => void {
  const { island, element, signal, fail, environment } = context;
  // React must not be unmounted during its own commit, so the failure is deferred to a microtask.
  const failLater = (thrown: unknown) => queueMicrotask(() => fail(thrown));
  const container = createOwnRoot(element.ownerDocument, tag, island, attributes);
  into.insertBefore(container, before);

  rootCount += 1;
  const root = createRoot(sheet === undefined ? container : openShadow(container, sheet, environment), {
    identifierPrefix: `hadaya-${rootCount}-`,
    onCaughtError: () => {},
    onUncaughtError: failLater,
    // An error that React has recovered from belongs on the owner's console, not in the host's `error` listeners, where
    // React reports it by default.
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
  const schedule = isSync ? flushSync : startTransition;
  const draw = (next: ReactNode) =>
    schedule(() => root.render(<ErrorBoundary onError={failLater}>{next}</ErrorBoundary>));
  draw(node);
  return (next) => {
    if (!signal.aborted) draw(next);
  };
}
