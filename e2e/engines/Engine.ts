/** A running browser with one page, and the commands that every engine's protocol supports. */
export interface Engine {
  readonly name: string;
  /** Opens a URL and waits for its document. */
  open(address: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Runs a function's source in the page with arguments and returns its result as JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Moves the mouse through points; `isHeld` holds the button throughout. */
  move(points: readonly Point[], isHeld?: boolean): Promise<void>;
  /** Presses and releases the main button at the mouse position. */
  click(): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Size of the page's window in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A position in the window, in CSS pixels. */
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

/** Starts an engine; undefined with the reason if this machine lacks it. */
export type StartEngine = () => Promise<Engine | { readonly missing: string }>;
