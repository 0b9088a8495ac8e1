import { ownNodes, type Widget } from '../../widget/index.ts';
import type { VideoPlan } from '../model/planVideo.ts';

/** Nodes of a video widget in the builder's markup; `undefined` for a node that the server did not print. */
export interface VideoNodes {
  readonly wrapper: HTMLElement;
  /** The picture over the video, with its play icon. */
  readonly overlay: HTMLElement | undefined;
  /** The element that plays the site's own video file. */
  readonly file: HTMLVideoElement | undefined;
  /** An empty container for a player, or a frame with a deferred URL. */
  readonly container: HTMLElement | undefined;
}

export function readVideoNodes(widget: HTMLElement): VideoNodes | undefined {
  const wrapper = widget.matches('.elementor-wrapper') ? widget : ownNodes(widget, '.elementor-wrapper')[0];
  if (!wrapper) return undefined;
  const file = wrapper.querySelector('video');
  return {
    wrapper,
    overlay: wrapper.querySelector<HTMLElement>('.elementor-custom-embed-image-overlay') ?? undefined,
    file: file ?? undefined,
    container: wrapper.querySelector<HTMLElement>('div.elementor-video,iframe[data-lazy-load]') ?? undefined,
  };
}

/** A video that a host such as YouTube serves, with its widget, nodes, options and URL. */
export interface Film {
  readonly widget: Widget;
  readonly nodes: VideoNodes;
  readonly plan: VideoPlan;
  readonly address: string;
  /** True if the visitor has already clicked play. */
  readonly isAsked: boolean;
}
