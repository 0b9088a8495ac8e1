import type { HtmlElement, HtmlNode } from '@hadaya/core/html';
import { expect, test } from 'vitest';
import { drawsIcon } from './drawsIcon.ts';

const node = (tag: string, ...children: readonly HtmlNode[]) => ({ tag, attributes: {}, children }) as HtmlElement;

test.each([
  ['a drawn shape', node('svg', node('path'))],
  ['a letter of an icon font', node('i')],
  ['a disc with a ring around it', node('svg', node('circle'), node('circle'))],
])('%s counts as an icon', (_name, icon) => expect(drawsIcon([icon])).toBe(true));

test.each([
  ['a plain disc', node('svg', node('circle'))],
  ['a shape inside defs', node('svg', node('defs', node('path')), node('rect'))],
  ['text', 'WhatsApp'],
  ['a picture, which is not read', node('img')],
])('%s does not count as an icon', (_name, icon) => expect(drawsIcon([icon])).toBe(false));
