import { type IslandContext, markOwnRoot } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';

/** Where the place among the slides is told. */
export interface CounterPlace extends Pick<IslandContext<unknown>, 'island' | 'signal'> {
  readonly loan: Loan;
  readonly pagination: HTMLElement;
  readonly count: number;
}

/** Tells the place among the slides in the printed node, as "1 / 5" or as a bar. */
export function startCounter(place: CounterPlace, kind: 'fraction' | 'progressbar'): (index: number) => void {
  const { island, loan, pagination, count, signal } = place;
  loan.classes(pagination, { [`swiper-pagination-${kind}`]: true, 'swiper-pagination-horizontal': true });
  const host = pagination.ownerDocument.createElement('span');
  markOwnRoot(host, island);
  pagination.append(host);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  if (kind === 'fraction') {
    return (index) => {
      host.textContent = `${index + 1} / ${count}`;
    };
  }
  host.className = 'swiper-pagination-progressbar-fill';
  host.setAttribute('aria-hidden', 'true');
  return (index) => host.style.setProperty('scale', `${(index + 1) / count} 1`);
}
