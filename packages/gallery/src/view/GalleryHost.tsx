import { markOwnRoot } from '@hadaya/core';
import { createContext, type ReactNode, type ReactPortal, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../markup/index.ts';
import hostStyles from '../styles/host.css?inline';

const Shadow = createContext<ShadowRoot | null>(null);

/** Adds a style sheet to the surrounding shadow root once the root is attached. */
export function useShadowStyles(styles: string | undefined): void {
  const shadow = useContext(Shadow);
  useLayoutEffect(() => {
    if (shadow && styles !== undefined) adoptStyles(shadow, styles);
  }, [shadow, styles]);
}

interface GalleryHostProps {
  /** The server node that contains the host. */
  readonly into: HTMLElement;
  /** Inserts the host before the server's children rather than after them. */
  readonly isFirst?: boolean;
  /** The `data-part` value that style sheets use. */
  readonly part: string;
  readonly tag?: 'div' | 'span';
  readonly styles?: readonly string[];
  readonly children: ReactNode;
}

/**
 * Renders controls in a node with a shadow root inside a server node, so that the theme's rules for `button` and `svg`
 * do not reach them. Custom properties still inherit.
 */
export function GalleryHost({
  into,
  isFirst = false,
  part,
  tag: Tag = 'div',
  styles = [],
  children,
}: GalleryHostProps): ReactPortal {
  const host = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const texts = useRef(styles);
  useLayoutEffect(() => {
    const node = host.current;
    if (!node) return;
    markOwnRoot(node, 'gallery');
    if (isFirst) into.prepend(node);
    const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' });
    for (const text of [hostStyles, ...texts.current]) adoptStyles(root, text);
    setShadow(root);
  }, [into, isFirst]);
  return createPortal(
    <>
      <Tag ref={host} data-part={part} />
      {shadow &&
        createPortal(
          <div className={part}>
            <Shadow value={shadow}>{children}</Shadow>
          </div>,
          shadow,
        )}
    </>,
    into,
  );
}
