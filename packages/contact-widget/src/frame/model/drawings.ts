/** SVG path of a speech bubble on a 32 px grid. */
export const BUBBLE = 'M23 6H9a6 6 0 0 0-6 6v7a6 6 0 0 0 6 6v5l7-5h7a6 6 0 0 0 6-6v-7a6 6 0 0 0-6-6z';

/**
 * SVG paths of the launcher's built-in icons on a 32 px grid, keyed by the name that owners choose: a shape and the
 * lines inside it.
 */
export const drawings: Readonly<Record<string, readonly [shape: string, lines: string]>> = {
  'chat-base': [BUBBLE, 'M10 13h12M10 18h8'],
  'chat-smile': [BUBBLE, 'M11 17.5c2.6 3.3 7.4 3.3 10 0M12 12.2v1M20 12.2v1'],
  'chat-bubble': [BUBBLE, 'M10.5 15.5h.6M15.7 15.5h.6M20.9 15.5h.6'],
  'chat-db': [
    'M26 12H15a4 4 0 0 0-4 4v9h9l5 4v-4h1a4 4 0 0 0 4-4v-5a4 4 0 0 0-4-4zM12 4H6a4 4 0 0 0-4 4v10h2v4l5-3v-3a6 6 0 0 1 6-6h1V8a4 4 0 0 0-4-4z',
    'M17 18.5h7',
  ],
};

/** SVG path of the cross on close buttons; some looks use `CHEVRON` instead. */
export const CROSS = 'm10 10 12 12M22 10 10 22';
export const CHEVRON = 'm8.5 12.5 7.5 7 7.5-7';
