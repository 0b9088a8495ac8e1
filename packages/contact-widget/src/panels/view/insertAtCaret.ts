/** Puts a text where the caret of a field is, over what is selected, and the caret behind it; answers the field's new text. */
export function insertAtCaret(field: HTMLInputElement, text: string): string {
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  const { value } = field;
  // React learns of a value where it is assigned; else it takes a later emptying of the field for no change.
  field.value = value;
  return value;
}
