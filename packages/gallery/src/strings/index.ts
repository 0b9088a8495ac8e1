import { createStrings, type Strings } from '@hadaya/core';
import type { OwnTexts } from '../settings.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

export type GalleryTexts = Strings<keyof typeof en>;

/** The texts in the language of an element; the owner's own win, key by key. */
export function createGalleryTexts(element: Element, own: OwnTexts): GalleryTexts {
  return createStrings({ en, ar }, element, own);
}
