import { useMemo } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderIsland } from './renderIsland.tsx';
import { createContext } from './testing/createContext.ts';
import { useServerNode } from './useServerNode.ts';

function Item({ node, isSelected }: { readonly node: Element; readonly isSelected: boolean }) {
  useServerNode(node, {
    attributes: { tabindex: '-1', 'aria-checked': String(isSelected) },
    classes: { selected: isSelected, disabled: false },
  });
  return null;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('writes single attributes and classes, keeps those of others, and restores them', () => {
  const { context, element, controller } = createContext(
    '<div><p class="theme disabled" tabindex="2">server</p></div>',
  );
  const paragraph = element.querySelector('p');
  if (!paragraph) throw new Error('The test needs a paragraph');
  const draw = renderIsland(context, <Item node={paragraph} isSelected={false} />);
  paragraph.classList.add('by-theme');
  draw(<Item node={paragraph} isSelected />);
  expect(paragraph.getAttribute('aria-checked')).toBe('true');
  expect(paragraph.className).toBe('theme by-theme selected');
  controller.abort();
  expect(paragraph.getAttribute('tabindex')).toBe('2');
  expect(paragraph.hasAttribute('aria-checked')).toBe(false);
  expect([...paragraph.classList].sort()).toEqual(['by-theme', 'disabled', 'theme']);
});

function Price({ node, text }: { readonly node: Element; readonly text: string }) {
  const content = useMemo(() => [text], [text]);
  useServerNode(node, { style: { color: 'red' }, content });
  return null;
}

it('puts other words and a style on a node, and gives the nodes back that stood there', () => {
  const { context, element, controller } = createContext('<div><p style="margin: 0px"><b>1</b> OMR</p></div>');
  const paragraph = element.querySelector('p');
  if (!paragraph) throw new Error('The test needs a paragraph');
  const bold = paragraph.firstChild;
  const draw = renderIsland(context, <Price node={paragraph} text="2 OMR" />);
  expect([paragraph.innerHTML, paragraph.style.color, paragraph.style.margin]).toEqual(['2 OMR', 'red', '0px']);
  const written = paragraph.firstChild;
  draw(<Price node={paragraph} text="2 OMR" />);
  expect(paragraph.firstChild).toBe(written);
  controller.abort();
  expect(paragraph.outerHTML).toBe('<p style="margin: 0px"><b>1</b> OMR</p>');
  expect(paragraph.firstChild).toBe(bold);
});
