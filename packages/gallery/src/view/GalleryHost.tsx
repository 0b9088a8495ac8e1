import { markOwnRoot } from '@hadaya/core';
import { createContext, type ReactNode, type ReactPortal, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../markup/index.ts';
import hostStyles from '../styles/host.css?inline';

const Shadow = createContext<ShadowRoot | null>(null);

/** Gives the shadow root around a component one more style sheet, as soon as there is one. */
export function useShadowStyles(styles: string | undefined): void {
  const shadow = useContext(Shadow);
  useLayoutEffect(() => {
    if (shadow && styles !== undefined) adoptStyles(shadow, styles);
  }, [shadow, styles]);
}

interface GalleryHostProps {
  /** One of the server's nodes. */
  readonly into: HTMLElement;
  /** Before all that the server printed there, and not after it. */
  readonly isFirst?: boolean;
  /** What style sheets know it by: `data-part`. */
  readonly part: string;
  readonly tag?: 'div' | 'span';
  readonly styles?: readonly string[];
  readonly children: ReactNode;
}

/**
 * A node of ours inside a server's node, with a shadow root for controls: themes style `button` and `svg` for their own needs,
 * and none of it shall reach an arrow. Custom properties still do.
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
