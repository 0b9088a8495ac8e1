/** A running browser with one page. Its methods are the commands that every engine's protocol supports. */
export interface Engine {
  readonly name: string;
  /** Opens a URL and waits for its document. */
  open(address: string): Promise<void>;
  /** Goes back in the browser history without waiting for the page. */
  back(): Promise<void>;
  /** Runs a function in the page, given its source text and its arguments, and returns its result as JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Moves the mouse through points; with `isHeld`, the button is down throughout. */
  move(points: readonly Point[], isHeld?: boolean): Promise<void>;
  /** Presses and releases the main button at the mouse position. */
  click(): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the viewport size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Position in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** Starts an engine; returns the reason if this machine cannot run the engine. */
export type StartEngine = () => Promise<Engine | { readonly missing: string }>;
