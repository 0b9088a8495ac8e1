import type { HeardNode } from './readTree.ts';

/**
 * Role names as screen readers announce them. Unlisted roles are announced by their own name; a role with an empty name
 * is not announced.
 */
const ROLE_NAMES: Readonly<Record<string, string>> = {
  RootWebArea: 'page',
  StaticText: '',
  generic: '',
  LabelText: '',
  paragraph: '',
  none: '',
  strong: '',
  emphasis: '',
  time: '',
  deletion: 'deletion',
  insertion: 'insertion',
  Section: '',
  Legend: '',
  Figcaption: '',
  LayoutTable: '',
  LayoutTableRow: '',
  LayoutTableCell: '',
  MenuListPopup: '',
  Iframe: 'frame',
  DisclosureTriangle: 'disclosure button',
  DisclosureTriangleGrouped: 'disclosure button',
  Details: 'group',
  radio: 'radio button',
  radiogroup: 'radio group',
  img: 'image',
  image: 'image',
  textbox: 'edit',
  searchbox: 'search edit',
  combobox: 'combo box',
  listbox: 'list box',
  tablist: 'tab list',
  tabpanel: 'tab panel',
  listitem: '',
  list: 'list',
  spinbutton: 'spin button',
  checkbox: 'check box',
  navigation: 'navigation landmark',
  region: 'region',
  search: 'search landmark',
  main: 'main landmark',
  progressbar: 'progress bar',
  Video: 'video',
  Date: 'date edit',
};

/** Roles whose name covers all their content. */
const WHOLE = new Set([
  'StaticText',
  'button',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'radio',
  'checkbox',
  'option',
  'tab',
  'img',
  'image',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'progressbar',
  'tooltip',
  'Date',
]);

/** Roles that take their name from their content, unless the content includes a separately announced node. */
const NAMED_BY_CONTENT = new Set(['link', 'heading', 'cell', 'gridcell', 'columnheader', 'rowheader']);

/** Container roles within which an item's position is counted, keyed by the item's role. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  radio: ['radiogroup'],
  option: ['listbox', 'combobox', 'MenuListPopup'],
  tab: ['tablist'],
  listitem: ['list'],
};

const UNSPOKEN = new Set(['StaticText', 'InlineTextBox', 'generic', 'none', 'strong', 'emphasis', 'paragraph', 'time']);

const isSpoken = (node: HeardNode): boolean => !UNSPOKEN.has(node.role) || node.children.some(isSpoken);

export const isWhole = (node: HeardNode): boolean =>
  WHOLE.has(node.role) ||
  (NAMED_BY_CONTENT.has(node.role) &&
    (node.attributes['aria-label'] !== undefined ||
      node.attributes['aria-labelledby'] !== undefined ||
      !node.children.some((child) => isSpoken(child) && !isPicture(child))));

const isPicture = ({ role }: HeardNode) => role === 'image' || role === 'img';

function ancestorOf(node: HeardNode, roles: readonly string[]): HeardNode | undefined {
  let at = node.parent;
  while (at !== undefined && !roles.includes(at.role)) at = at.parent;
  return at;
}

const below = (node: HeardNode): readonly HeardNode[] => node.children.flatMap((child) => [child, ...below(child)]);

/** Returns a position such as `2 of 5`, from the element's ARIA attributes or, if they are missing, by counting. */
function positionOf(node: HeardNode): string {
  const { 'aria-posinset': own, 'aria-setsize': size } = node.attributes;
  if (own !== undefined && size !== undefined) return `${own} of ${size}`;
  const set = SETS[node.role];
  const holder = set && ancestorOf(node, set);
  if (set === undefined || holder === undefined) return '';
  const members = below(holder)
    .filter(({ role }) => role === node.role)
    .filter((one) => ancestorOf(one, set) === holder);
  return `${members.indexOf(node) + 1} of ${members.length}`;
}

const flag = (value: unknown, yes: string, no = '') => {
  if (value === undefined) return '';
  return value === true || value === 'true' ? yes : no;
};

const CURRENT: Readonly<Record<string, string>> = { page: 'current page', true: 'current', step: 'current step' };

function statesOf({ role, states, attributes }: HeardNode): readonly string[] {
  const current = attributes['aria-current'];
  return [
    flag(states.checked, 'checked', 'not checked'),
    role === 'tab' || role === 'option'
      ? flag(states.selected, 'selected', role === 'option' ? '' : 'not selected')
      : '',
    flag(states.pressed, 'pressed', 'not pressed'),
    flag(states.expanded, 'expanded', 'collapsed'),
    current ? (CURRENT[current] ?? '') : '',
    flag(states.modal, 'modal'),
    // The browser omits the property `required` for select elements.
    flag(states.required || attributes['aria-required'] === 'true', 'required'),
    states.hasPopup === 'dialog' ? 'opens a dialog' : '',
    states.invalid && states.invalid !== 'false' ? 'invalid entry' : '',
    flag(states.readonly, 'read only'),
    flag(states.busy, 'busy'),
    flag(states.disabled, 'unavailable'),
    role === 'heading' ? `level ${String(states.level)}` : '',
  ];
}

/** Roles that are announced only if the node has a name. */
const UNNAMED = new Set(['form', 'group', 'Details', 'figure', 'region']);

const EDITS = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'Date', 'progressbar', 'slider'];

/** Returns the announcement of a node: role, name, states, value, description, position. */
export function speakNode(node: HeardNode, pageLang: string): string {
  const { role, name, value, description, attributes, lang } = node;
  if (name === '' && UNNAMED.has(role)) return '';
  const roleWord = attributes['aria-roledescription'] ?? ROLE_NAMES[role] ?? role;
  const items = role === 'list' ? node.children.filter((child) => child.role === 'listitem').length : 0;
  const spoken = [
    lang !== '' && lang !== pageLang && (name || value) ? `[${lang}]` : '',
    roleWord,
    items > 0 ? `${items} items` : '',
    name,
    ...statesOf(node),
    EDITS.includes(role) ? value || (role === 'progressbar' ? '' : 'blank') : '',
    description === name ? '' : description,
    role === 'listitem' ? '' : positionOf(node),
  ];
  return spoken.filter((part) => part !== '').join(', ');
}
