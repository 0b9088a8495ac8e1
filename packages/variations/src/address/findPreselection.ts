import { type AttributeState, type FormSession, findSelects, readAttributeName, readChoice } from '../form/index.ts';
import { type Choice, withValue } from '../matching/index.ts';
import { dropImpossible, readUrlChoice } from './readUrlChoice.ts';

/** Returns the value that the server printed as selected or, if there is none, the first option's value. */
function readPrinted(select: HTMLSelectElement): string {
  return [...select.options].find((option) => option.defaultSelected)?.value ?? select.options[0]?.value ?? '';
}

function isFreshVisit({ performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit === undefined || Reflect.get(visit, 'type') === 'navigate';
}

/**
 * Returns the attributes whose value the browser has restored or the visitor has changed since the page was printed,
 * because these values take precedence over the URL. Leaves out a select that is empty on a fresh visit: the browser
 * restores nothing then, so WooCommerce's first check cleared it.
 */
function listTouched({ root, environment, opening }: FormSession): readonly string[] {
  const isFresh = isFreshVisit(environment.window);
  return findSelects(root)
    .map((select) => ({ name: readAttributeName(select), printed: readPrinted(select), now: select.value }))
    .filter(({ name, printed, now }) => {
      const held = opening.choice.get(name) ?? '';
      const isChosenSince = now !== '' && now !== held;
      return isChosenSince || (held !== printed && !(isFresh && held === ''));
    })
    .map(({ name }) => name);
}

function readWished(session: FormSession, attributes: readonly AttributeState[]): Choice {
  const offered = attributes.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) }));
  return readUrlChoice(session.environment.window.location.search, offered);
}

/**
 * Reads the choice from the page's URL, because a cache that ignores the query prints the page without it. Keeps values
 * that the browser restored; otherwise the URL overrides the product's defaults. If no variation combines two values,
 * the earlier attribute keeps its value, whereas WooCommerce would clear both. Returns only the differences from the
 * current choice.
 */
export function findPreselection(session: FormSession): Choice {
  const attributes = session.readAttributes();
  const wished = readWished(session, attributes);
  if (wished.size === 0) return new Map();
  const touched = listTouched(session);
  let choice = readChoice(attributes);
  for (const [name, value] of wished) if (!touched.includes(name)) choice = withValue(choice, name, value);
  const index = session.data.getIndex();
  const possible = index && session.data.mode() === 'embedded' ? dropImpossible(index, choice) : choice;
  const changes = attributes.filter(({ name, chosen }) => (possible.get(name) ?? '') !== chosen);
  return new Map(changes.map(({ name }) => [name, possible.get(name) ?? '']));
}
