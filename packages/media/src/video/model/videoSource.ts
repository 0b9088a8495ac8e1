/** Who plays a video. */
export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';

/** A video that we know how to play. Frame addresses are built from the id alone, never copied from a page. */
export type VideoSource =
  | { readonly kind: 'file'; readonly address: string }
  | {
      readonly kind: 'frame';
      readonly provider: VideoProvider;
      readonly id: string;
      /** Key of an unlisted Vimeo video. */
      readonly hash?: string;
      /** Vimeo plays it as silent background: no controls, never paused. */
      readonly isBackground?: boolean;
      /** Seconds. */
      readonly start?: number;
      readonly end?: number;
    };
