import { type ReactNode, StrictMode, useMemo } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderIsland } from './renderIsland.tsx';
import { createContext } from './testing/createContext.ts';
import { ServerNode, useServerNode } from './useServerNode.ts';

function Item({ node, isSelected }: { readonly node: Element; readonly isSelected: boolean }) {
  useServerNode(node, {
    attributes: { tabindex: '-1', 'aria-checked': String(isSelected) },
    classes: { selected: isSelected, disabled: false },
  });
  return null;
}

function open(html: string, node: (first: Element) => ReactNode) {
  const { context, element, controller } = createContext(html);
  const [first, second] = element.querySelectorAll('p');
  if (!first) throw new Error('The test needs a paragraph');
  const draw = renderIsland(context, node(first), { isSync: true });
  return { draw, controller, first, second: second ?? first };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('changes individual attributes and classes, and on unmount reverts only its own changes', () => {
  const { draw, controller, first } = open('<div><p class="theme disabled" tabindex="2">server</p></div>', (node) => (
    <Item node={node} isSelected={false} />
  ));
  first.classList.add('by-theme');
  draw(<Item node={first} isSelected />);
  expect(first.getAttribute('aria-checked')).toBe('true');
  expect(first.className).toBe('theme by-theme selected');
  controller.abort();
  expect(first.getAttribute('tabindex')).toBe('2');
  expect(first.hasAttribute('aria-checked')).toBe(false);
  expect([...first.classList].sort()).toEqual(['by-theme', 'disabled', 'theme']);
});

it('restores a node’s printed state on unmount in Strict Mode, which runs effects twice', () => {
  const lend = (node: Element, title: string) => (
    <StrictMode>
      <ServerNode node={node} attributes={{ tabindex: '-1', title }} classes={{ selected: true, theme: false }} />
    </StrictMode>
  );
  const { draw, controller, first } = open('<div><p class="theme" tabindex="2">server</p></div>', (node) =>
    lend(node, 'Blue'),
  );
  expect(first.outerHTML).toBe('<p class="selected" tabindex="-1" title="Blue">server</p>');
  draw(lend(first, 'Red'));
  expect(first.outerHTML).toBe('<p class="selected" tabindex="-1" title="Red">server</p>');
  controller.abort();
  expect(first.outerHTML).toBe('<p class="theme" tabindex="2">server</p>');
});

it('in Strict Mode, restores the first node when a component gets another node', () => {
  const lend = (node: Element) => (
    <StrictMode>
      <ServerNode node={node} attributes={{ title: 'ours' }} />
    </StrictMode>
  );
  const { draw, first, second } = open('<div><p title="one"></p><p title="two"></p></div>', lend);
  const titles = () => [first, second].map((node) => node.getAttribute('title'));
  expect(titles()).toEqual(['ours', 'two']);
  draw(lend(second));
  expect(titles()).toEqual(['one', 'ours']);
  draw(null);
  expect(titles()).toEqual(['one', 'two']);
});

function Price({ node, text }: { readonly node: Element; readonly text: string }) {
  const content = useMemo(() => [text], [text]);
  useServerNode(node, { style: { color: 'red' }, content });
  return null;
}

it('replaces a node’s text and style, and restores its original child nodes and style on unmount', () => {
  const { context, element, controller } = createContext('<div><p style="margin: 0px"><b>1</b> OMR</p></div>');
  const paragraph = element.querySelector('p');
  if (!paragraph) throw new Error('The test needs a paragraph');
  const bold = paragraph.firstChild;
  const draw = renderIsland(context, <Price node={paragraph} text="2 OMR" />, { isSync: true });
  expect([paragraph.innerHTML, paragraph.style.color, paragraph.style.margin]).toEqual(['2 OMR', 'red', '0px']);
  const written = paragraph.firstChild;
  draw(<Price node={paragraph} text="2 OMR" />);
  expect(paragraph.firstChild).toBe(written);
  controller.abort();
  expect(paragraph.outerHTML).toBe('<p style="margin: 0px"><b>1</b> OMR</p>');
  expect(paragraph.firstChild).toBe(bold);
});
