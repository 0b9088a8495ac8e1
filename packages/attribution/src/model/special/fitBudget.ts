import type { RecordTools } from './createSpecialParts.ts';
import { type CutValue, createCutValue } from './cutValue.ts';

const ADDRESS_KEYS = new Set(['ep', 'rf', 'cpg']);
const SOURCE_KEYS = new Set(['src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct']);
const ADDRESS_MIN = 160;
const SOURCE_MIN = 64;
/** Longest user agent kept. */
const USER_AGENT_MAX = 600;
/** The search for the largest limit halves its steps from here; twice this is more than the budget. */
const LARGEST_STEP = 2048;

/** A record's text, with long values cut. */
export type CutText = (text: string) => string;

/** Lengths, in their encoded form, of addresses (entry page, referrer, current page) and of source values. */
interface Limits {
  readonly address: number;
  readonly source: number;
}

function createCut({ address, source }: Limits, cutValue: CutValue, tools: RecordTools): CutText {
  const limitOf = (key: string) => {
    if (key === 'uag') return USER_AGENT_MAX;
    if (ADDRESS_KEYS.has(key)) return address;
    return SOURCE_KEYS.has(key) ? source : Number.POSITIVE_INFINITY;
  };
  return (text) =>
    text
      .split('|||')
      .map((part) => {
        const [key, value, hasValue] = tools.splitPair(part);
        return hasValue ? `${key}=${tools.guardBars(cutValue(value, limitOf(key)))}` : part;
      })
      .join('|||');
}

/**
 * Makes cookies that are too long as a whole with the smallest cut that fits them into the budget. A user agent is
 * always held to its maximum. Addresses give way first, down to their minimum; source values only when that is not
 * enough, and at their minimum the cookies are taken as they are.
 */
export function fitBudget<Cookies extends { readonly bytes: number }>(
  make: (cut: CutText) => Cookies,
  budget: number,
  tools: RecordTools,
): Cookies {
  const cutValue = createCutValue(tools);
  const makeWith = (address: number, source: number) => make(createCut({ address, source }, cutValue, tools));
  const fits = (cookies: Cookies) => cookies.bytes <= budget;
  const whole = makeWith(budget, budget);
  if (fits(whole)) return whole;

  const isAddressEnough = fits(makeWith(ADDRESS_MIN, budget));
  const attempt = (limit: number) => (isAddressEnough ? makeWith(limit, budget) : makeWith(ADDRESS_MIN, limit));
  let limit = isAddressEnough ? ADDRESS_MIN : SOURCE_MIN;
  for (let step = LARGEST_STEP; step >= 1; step /= 2) if (fits(attempt(limit + step))) limit += step;
  return attempt(limit);
}
