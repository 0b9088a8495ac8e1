import { localized } from '@hadaya/testing/shop';
import type { DemoPage } from '../page.ts';
import { shellTexts } from '../texts/shellTexts.ts';

export const notFoundPage: DemoPage = {
  path: '/404/',
  title: localized(shellTexts.en.notFoundTitle, shellTexts.ar.notFoundTitle),
  summary: localized(shellTexts.en.notFoundText, shellTexts.ar.notFoundText),
  content: ({ texts, link }) =>
    `<div class="hero-text"><h1>${texts.notFoundTitle}</h1><p>${texts.notFoundText}</p><a class="button" href="${link('/')}">${texts.home}</a></div>`,
};
