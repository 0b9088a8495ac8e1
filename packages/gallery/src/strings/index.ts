import { createStrings, type Strings } from '@hadaya/core';
import type { OwnTexts } from '../settings.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

export type GalleryTexts = Strings<keyof typeof en>;

/** The strings in an element's language; the owner's own override them, key by key. */
export function createGalleryTexts(element: Element, own: OwnTexts): GalleryTexts {
  return createStrings({ en, ar }, element, own);
}
