/**
 * Sets a select and sends one native bubbling `change`, which runs WooCommerce's whole chain and reaches every listener,
 * native or jQuery. A value without an enabled option changes nothing and sends nothing: assigning it would silently
 * empty the select.
 */
export function applyValue(select: HTMLSelectElement, value: string): 'chosen' | 'unchanged' | 'refused' {
  const before = select.value;
  if (before === value) return 'unchanged';
  const isOffered = [...select.options].some((option) => option.value === value && !option.disabled);
  if (value !== '' && !isOffered) return 'refused';
  select.value = value;
  if (select.value !== value) {
    select.value = before;
    return 'refused';
  }
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return 'chosen';
}
