import { createStrings, type Strings } from '@hadaya/core';
import type { OwnTexts } from '../settings.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

export type GalleryTexts = Strings<keyof typeof en>;

/** The owner's own strings override Hadaya's, key by key. */
export function createGalleryTexts(element: Element, own: OwnTexts): GalleryTexts {
  return createStrings({ en, ar }, element, own);
}
