import { ownNodes } from '../../dom/ownNodes.ts';

/** One item: the browser's disclosure, its title and what it shows. */
export interface DetailsItem {
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
  readonly region: HTMLElement;
}

/** The items of a nested accordion, those of an accordion inside it left out. */
export function readDetails(widget: HTMLElement): readonly DetailsItem[] {
  return ownNodes(widget, 'details').flatMap((details) => {
    const summary = details.querySelector<HTMLElement>(':scope > summary');
    const region = details.querySelector<HTMLElement>(':scope > :not(summary)');
    return details instanceof HTMLDetailsElement && summary && region ? [{ details, summary, region }] : [];
  });
}
