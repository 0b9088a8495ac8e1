import type { Widget } from '../dom/widget.ts';
import type { VideoNodes } from './dom/readVideoNodes.ts';
import type { VideoPlan } from './model/planVideo.ts';

/** A film of a host, and where it stands. */
export interface Film {
  readonly widget: Widget;
  readonly nodes: VideoNodes;
  readonly plan: VideoPlan;
  readonly address: string;
}
