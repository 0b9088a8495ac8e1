/** What is measured of a page view, by the name that Google gives it. */
export type MetricName = 'LCP' | 'INP' | 'CLS';

/** The slowest interaction decides, so its target goes along with it. */
interface Measured {
  readonly value: number;
  readonly target?: string;
}

/** What one page view has measured so far. */
export interface PageView {
  /** Takes a figure; a later one of the same name is the better one. */
  put(name: MetricName, measured: Measured): void;
  /** What is to be sent, once a view; `undefined` where nothing was measured or it was taken before. */
  take(): Readonly<Record<string, string>> | undefined;
  /** Begins anew: the visitor has come back to the page, which is a view of its own. */
  restart(): void;
}

/** Layout shifts are fractions; they travel as thousandths, as whole numbers like the milliseconds. */
const toWhole = (name: MetricName, value: number) => Math.round(name === 'CLS' ? value * 1000 : value);

/** The figures of the page view in hand. */
export function createPageView(): PageView {
  const figures = new Map<MetricName, Measured>();
  let isTaken = false;
  return {
    put: (name, measured) => figures.set(name, measured),
    take() {
      if (isTaken || figures.size === 0) return undefined;
      isTaken = true;
      const target = figures.get('INP')?.target;
      const values = [...figures].map(([name, { value }]) => [name, String(toWhole(name, value))] as const);
      return { ...Object.fromEntries(values), ...(target === undefined ? {} : { target }) };
    },
    restart() {
      figures.clear();
      isTaken = false;
    },
  };
}
