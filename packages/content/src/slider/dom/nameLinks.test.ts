import { createLoan } from '@hadaya/core';
import { afterEach, expect, test } from 'vitest';
import { nameLinks } from './nameLinks.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const figure = (alt: string, caption: string) =>
  `<figure><img alt="${alt}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

test('names a linked picture by its alt text and caption without repetition, until unmount', () => {
  document.body.innerHTML = `<a>${figure('A red mug', '')}</a><a>${figure('A red mug', 'For a bank')}</a>
    <a>${figure('For a bank', 'For a bank')}</a><a>${figure('', 'For a bank')}</a><a>${figure('', '')}</a>
    <a aria-label="Ours">${figure('A red mug', '')}</a>${figure('A red mug', '')}`;
  const controller = new AbortController();
  nameLinks({ loan: createLoan(controller.signal) }, { track: document.body });
  const names = [...document.querySelectorAll('a')].map((link) => {
    const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)).map((node) => node?.getAttribute('alt') ?? node?.textContent);
  });
  expect(names).toEqual([['A red mug'], ['A red mug', 'For a bank'], ['For a bank'], ['For a bank'], [], []]);
  controller.abort();
  expect(document.querySelectorAll('[aria-labelledby], [id]')).toHaveLength(0);
});
