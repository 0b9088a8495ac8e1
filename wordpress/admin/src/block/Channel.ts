/** A link target for blocks and menu items: a channel, the contact form or the channel list. */
export interface Channel {
  /** The target's name on the page; empty for the list of channels. */
  readonly value: string;
  readonly label: string;
  /** The path of the target's icon on a 24 × 24 grid; empty for another plugin's channel. */
  readonly path: string;
  readonly color: string;
  /** Text colour that is readable on the channel's colour. */
  readonly ink: string;
}

export interface ContactAttributes {
  readonly channel: string;
  readonly text: string;
  readonly message: string;
  readonly number: string;
  readonly look: 'button' | 'channel' | 'link';
  readonly showIcon: boolean;
  readonly position: '' | 'start' | 'center' | 'end';
}
