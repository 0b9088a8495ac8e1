import { WEEKDAYS } from '../../hours/model/index.ts';
import type { WidgetDoing } from './WidgetAnswer.ts';

type Doing<Kind extends WidgetDoing['kind']> = WidgetDoing & { readonly kind: Kind };

function wordOpen({ open }: Doing<'shown'>): string {
  if (open === 'list') return 'it is visible, its channels are open';
  return open === 'panel' ? 'it is visible, a channel panel is open' : 'it is visible, closed';
}

function wordWaiting({ seconds, percent, scrolled, isExit }: Doing<'waiting'>): string {
  const awaited = [
    ...(seconds ? [`its delay of ${seconds} s`] : []),
    ...(percent ? [`scrolling to ${percent} % (now ${scrolled} %)`] : []),
    ...(isExit ? ["the visitor's exit intent"] : []),
  ];
  return `it is waiting for ${awaited.join(', ')}`;
}

function wordCountry({ country, countries }: Doing<'country'>): string {
  return country === ''
    ? `hidden, the visitor's country is unknown, and it shows only in ${countries.join(', ')}`
    : `hidden, the country "${country}" is not in ${countries.join(', ')}`;
}

function wordDates({ start, end, now, zone, isReversed }: Doing<'dates'>): string {
  if (isReversed) return `hidden, its end date (${end}) is before its start date (${start})`;
  const moment = `${now} (${zone})`;
  if (start === '') return `hidden, ${moment} is after its last day, ${end}`;
  return end === ''
    ? `hidden, ${moment} is before its first day, ${start}`
    : `hidden, ${moment} is outside ${start} to ${end}`;
}

/** Returns the English sentence that tells the owner a widget's state. */
export function wordAnswer(doing: WidgetDoing): string {
  switch (doing.kind) {
    case 'shown':
      return wordOpen(doing);
    case 'left':
      return doing.seconds ? `hidden automatically after ${doing.seconds} s` : 'hidden by a script of the page';
    case 'waiting':
      return wordWaiting(doing);
    case 'drawing':
      return 'it is being rendered';
    case 'country':
      return wordCountry(doing);
    case 'source':
      return `hidden, the source of the visit "${doing.source}" is excluded by its display rules`;
    case 'cart':
      return doing.expected === 'empty'
        ? 'hidden, its display rules require an empty cart, and the cart contains items'
        : 'hidden, its display rules require items in the cart, and the cart is empty';
    case 'dates':
      return wordDates(doing);
    case 'hours':
      return `hidden, outside its opening hours until ${WEEKDAYS[doing.weekday]} ${doing.time}, ${doing.zone}`;
    case 'never':
      return 'hidden, its opening hours never match';
    case 'channels':
      return `hidden, no channel with a value is turned on for ${doing.device === 'mobile' ? 'phones' : 'computers'}`;
    default:
      return 'not started yet, or rendered by another script';
  }
}
