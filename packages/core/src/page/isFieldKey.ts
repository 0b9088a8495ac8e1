/** The properties of a key event that show whether an input method is active. */
export type ComposedKey = Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>>;

/**
 * `keyCode` of a key that an input method has consumed. In Safari, only this code identifies the Enter that ends a
 * composition.
 */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Checks whether a key belongs to an input method that composes a word (Japanese, Chinese, Korean, many phone
 * keyboards): arrows move through the candidates, Enter accepts one, Escape discards the word. Handlers must ignore
 * such keys.
 */
export function isComposing(event: ComposedKey): boolean {
  return event.isComposing === true || event.keyCode === TAKEN_BY_INPUT_METHOD;
}

/** Inputs that are buttons use Enter and Space only. */
const BUTTONS = ['button', 'submit', 'reset', 'image', 'file', 'color'].map((type) => `[type="${type}" i]`).join(',');
/** Elements that accept typing or arrow keys: fields, players, and other code's widgets with a corresponding role. */
const FIELDS = [
  `input:not(${BUTTONS})`,
  'textarea,select,video,audio',
  '[contenteditable]:not([contenteditable="false" i])',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'slider', 'spinbutton'].map((role) => `[role="${role}"]`),
].join(',');

/**
 * Checks whether a key goes to a field, including one in an open shadow root, or to its input method. Containers with
 * their own key handling must ignore such keys.
 */
export function isFieldKey(event: ComposedKey & Pick<KeyboardEvent, 'composedPath'>): boolean {
  const [target] = event.composedPath();
  return isComposing(event) || (target instanceof Element && target.closest(FIELDS) !== null);
}
