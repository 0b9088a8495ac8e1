import { createStrings, fillText } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';

const SWAP_TEXTS = {
  en: {
    swapped: 'Gallery updated for {{choice}}, {{count}} images',
    swappedOne: 'Gallery updated for {{choice}}, 1 image',
    restored: 'Gallery updated, {{count}} images',
    restoredOne: 'Gallery updated, 1 image',
    and: ', ',
  },
  ar: {
    swapped: 'تغيّرت الصور حسب اختيار {{choice}}، عدد الصور {{count}}',
    swappedOne: 'تغيّرت الصور حسب اختيار {{choice}}، صورة واحدة',
    restored: 'تغيّرت الصور، عددها {{count}}',
    restoredOne: 'تغيّرت الصور، صورة واحدة',
    and: '، ',
  },
};

/** Returns the labels of the chosen options as visitors read them: "Red, Small". */
function describeForm(form: FollowedForm, and: string): string {
  const labels = form
    .getState()
    .attributes.flatMap(({ chosen, values }) =>
      chosen === '' ? [] : [values.find(({ value }) => value === chosen)?.label ?? chosen],
    );
  return labels.join(and);
}

/**
 * Returns a function that describes how many images are shown and for which choice; the forms are read when that
 * function is called.
 */
export function describeSwap({ context }: Gallery, forms: readonly FollowedForm[]): (count: number) => string {
  const texts = createStrings(SWAP_TEXTS, context.element, context.settings.texts);
  return (count) => {
    const choice = forms.map((form) => describeForm(form, texts.and)).find((text) => text !== '') ?? '';
    const [one, many] = choice === '' ? [texts.restoredOne, texts.restored] : [texts.swappedOne, texts.swapped];
    return fillText(count === 1 ? one : many, { choice, count });
  };
}
