/** What moves the slides: the browser's own scrolling at first, Swiper when it has arrived. */
export interface Track {
  /** Moves to a slide. */
  goTo(index: number): void;
  /** Shows a slide at once, after the slides were replaced. */
  reset(): void;
  lock(): void;
  unlock(): void;
  end(): void;
}

/** What a track tells. */
export interface TrackEvents {
  /** The visitor has moved the slides. */
  readonly onMove: (index: number) => void;
  /** The visitor has taken hold of the slides. */
  readonly onDrag: () => void;
}
