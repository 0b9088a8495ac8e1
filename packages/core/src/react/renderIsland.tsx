import { type AttributeValues, createOwnRoot, type Environment, type IslandContext } from '@hadaya/core';
import { Component, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface RootTarget {
  /** Parent of the root: a server node, a shadow root or one of Hadaya's nodes. Defaults to the island's element. */
  readonly into?: ParentNode & Node;
  /** Child of `into` before which the root is inserted; if absent, the root goes to the end of `into`. */
  readonly before?: Node | null;
  /** Tag of the root, for parents in which a `div` is not allowed. */
  readonly tag?: 'div' | 'span' | 'li' | 'td' | 'p';
  readonly attributes?: AttributeValues;
  /** Renders into a shadow root with this style sheet, isolated from the page's styles. */
  readonly sheet?: string;
  /**
   * Renders synchronously, in one task. Use it only for content that is focused, measured or animated in the same frame
   * as a press. All other content renders in slices, between which the page stays responsive.
   */
  readonly isSync?: boolean;
}

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
 * Renders React nodes into a container of Hadaya's, never into a server node: React attaches listeners to its root and
 * empties it after an uncaught error. It renders in slices after the call has returned, so that an island mounting in
 * idle time does not delay taps. An error fails the island; an error that React's second attempt fixes is only logged
 * to the console. Unmounts with the island. Returns a function that renders again.
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
    // An error from which React has recovered belongs in the owner's console, not in the page's `error` listeners, to
    // which React reports such errors by default.
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
