/** What a link of the page may open, as the server offers it to the editor. */
export interface Channel {
  /** Name under which a page knows it; empty for the list of channels. */
  readonly value: string;
  readonly label: string;
  /** Its sign on a grid of 24; empty for one that another plugin has added. */
  readonly path: string;
  readonly color: string;
  /** Text colour that can be read on its colour. */
  readonly ink: string;
}

/** What is kept of a block. */
export interface ContactAttributes {
  readonly channel: string;
  readonly text: string;
  readonly message: string;
  readonly number: string;
  readonly look: 'button' | 'channel' | 'link';
  readonly sign: boolean;
  readonly place: '' | 'start' | 'center' | 'end';
}
