import type { ReactNode } from 'react';
import { useFormShare } from './FormContext.ts';

/**
 * The star of a field that must be filled in. Screen readers say so of a field by itself; of a box to tick not all do,
 * and there the word is part of the name.
 */
export function RequiredMark({ isBox = false }: { readonly isBox?: boolean }): ReactNode {
  const { texts } = useFormShare();
  return (
    <>
      <span className="required_indicate" aria-hidden="true">
        *
      </span>
      {isBox && <span className="sr-only">{` (${texts.required})`}</span>}
    </>
  );
}
