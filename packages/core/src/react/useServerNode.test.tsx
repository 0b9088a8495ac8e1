import { type ReactNode, StrictMode } from 'react';
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

/** A page with paragraphs, and what draws on it within the call. */
function open(html: string, node: (first: Element) => ReactNode) {
  const { context, element, controller } = createContext(html);
  const [first, second] = element.querySelectorAll('p');
  if (!first) throw new Error('The test needs a paragraph');
  const draw = renderIsland(context, node(first), { isAtOnce: true });
  return { draw, controller, first, second: second ?? first };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('writes single attributes and classes, keeps those of others, and restores them', () => {
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

it('a node that is lent twice, as Strict Mode does, is as the server printed it once it is given back', () => {
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

it('in Strict Mode a component that gets another node gives the first back', () => {
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
