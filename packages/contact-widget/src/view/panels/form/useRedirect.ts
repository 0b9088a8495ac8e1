import { type RefObject, useState } from 'react';
import { reportThrown } from '../../../contain/reportThrown.ts';
import { useWidget } from '../../WidgetModel.ts';
import type { FormEffects } from './FormEffects.ts';

/** Follows the server's redirect once, while the form is still open; a blocked tab leaves a link. */
export function useRedirect({ followRedirect }: FormEffects, isOpen: RefObject<boolean>) {
  const { page } = useWidget();
  const [leftLink, setLeftLink] = useState('');
  return {
    leftLink,
    forget: () => setLeftLink(''),
    redirect(wanted: { readonly link: string; readonly inNewTab: boolean }) {
      if (!isOpen.current) return;
      followRedirect(page, wanted).then(setLeftLink, (thrown) =>
        reportThrown(page.context, 'follow the redirect of its form', thrown),
      );
    },
  };
}
