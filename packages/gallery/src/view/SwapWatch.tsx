import { Component, type ReactNode } from 'react';
import { listSlides, type SlideSet } from '../markup/index.ts';
import { holdFocus, showSet } from '../slides/index.ts';
import type { Gallery } from '../state/index.ts';

interface SwapWatchProps {
  readonly gallery: Gallery;
  readonly set: SlideSet;
  readonly index: number;
  /** Called with the source that the browser used for the previously displayed picture; `''` if there was none. */
  readonly onSwap: (old: string) => void;
  readonly children: ReactNode;
}

interface Before {
  readonly giveFocus: () => void;
  readonly picture: string;
}

/**
 * Before another set of images replaces the nodes, records focus and the current picture. Once the new nodes exist,
 * shows the new set and calls `onSwap`.
 */
export class SwapWatch extends Component<SwapWatchProps> {
  override getSnapshotBeforeUpdate({ set, index }: SwapWatchProps): Before | null {
    const { gallery, set: next } = this.props;
    if (set === next) return null;
    const picture = listSlides(gallery.nodes)[index]?.querySelector('img');
    const src = picture?.naturalWidth ? picture.currentSrc || picture.src : '';
    return { giveFocus: holdFocus(gallery.nodes), picture: src };
  }

  override componentDidUpdate(_props: SwapWatchProps, _state: unknown, before: Before | null): void {
    if (!before) return;
    showSet(this.props.gallery, before.giveFocus);
    this.props.onSwap(before.picture);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
