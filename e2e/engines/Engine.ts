/** A running browser with one page, in the few words that every engine's protocol knows. */
export interface Engine {
  readonly name: string;
  /** Opens an address and waits until its document is there. */
  open(address: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Runs the source of a function in the page with arguments, and answers what JSON can say of its result. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Moves the mouse through points; the button is held from the first to the last with `isHeld`. */
  move(points: readonly Point[], isHeld?: boolean): Promise<void>;
  /** Presses the main button where the mouse is, and lets go. */
  click(): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Size of the page's window in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that behaviours press. */
export type Key =
  | 'Tab'
  | 'Enter'
  | ' '
  | 'Escape'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End';

/** How an engine is started; undefined when this machine lacks it, with the reason. */
export type StartEngine = () => Promise<Engine | { readonly missing: string }>;
