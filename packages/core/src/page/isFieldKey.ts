/** What tells whether an input method is at work. */
export type ComposedKey = Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>>;

/** `keyCode` of a key that an input method has taken. Safari tells by it alone of the Enter that ends a composition. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method that composes a word (Japanese, Chinese, Korean, many keyboards of phones): its
 * arrows walk through the candidates, its Enter takes one, its Escape drops the word. Such a key is never ours.
 */
export function isComposing(event: ComposedKey): boolean {
  return event.isComposing === true || event.keyCode === TAKEN_BY_INPUT_METHOD;
}

/** Inputs that are buttons take Enter and Space, and nothing else. */
const BUTTONS = ['button', 'submit', 'reset', 'image', 'file', 'color'].map((type) => `[type="${type}" i]`).join(',');
/** What a visitor types into, or works by arrows: fields, players, and widgets of others that say so by their role. */
const FIELDS = [
  `input:not(${BUTTONS})`,
  'textarea,select,video,audio',
  '[contenteditable]:not([contenteditable="false" i])',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'slider', 'spinbutton'].map((role) => `[role="${role}"]`),
].join(',');

/**
 * Whether a key goes to a field, in an open shadow root too, or to its input method: it is the field's, whatever stands
 * around that. A container that walks, opens or closes by keys leaves it alone.
 */
export function isFieldKey(event: ComposedKey & Pick<KeyboardEvent, 'composedPath'>): boolean {
  const [target] = event.composedPath();
  return isComposing(event) || (target instanceof Element && target.closest(FIELDS) !== null);
}
