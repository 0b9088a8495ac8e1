/** What the controls of a slider show. */
export interface SliderView {
  readonly index: number;
  /** `none`: it never moves by itself, so there is nothing to pause. */
  readonly autoplay: 'none' | 'playing' | 'stopped';
  /** The visitor asked for more where there is none. */
  readonly edge: 'none' | 'first' | 'last';
}
