import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnRoot } from './OwnRoot.tsx';
import { renderIsland } from './renderIsland.tsx';
import { createContext } from './testing/createContext.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it('stands in a node of ours at its place among the server’s nodes, as a part of the tree, and leaves with it', async () => {
  const { context, element, controller } = createContext('<nav><ul><li><a>Gifts</a><ul></ul></li></ul></nav>');
  const item = element.querySelector('li') as Element;
  const press = vi.fn();
  const draw = renderIsland(context, null);
  draw(
    <StrictMode>
      <OwnRoot island="demo" into={item} before={item.querySelector('ul')}>
        <button type="button" onClick={press}>
          Open
        </button>
      </OwnRoot>
    </StrictMode>,
  );
  await expect.poll(() => [...item.children].map(({ tagName }) => tagName)).toEqual(['A', 'SPAN', 'UL']);
  expect(item.querySelector('span')?.getAttribute('data-hadaya-root')).toBe('demo');
  item.querySelector('button')?.click();
  expect(press).toHaveBeenCalledOnce();
  controller.abort();
  expect(item.innerHTML).toBe('<a>Gifts</a><ul></ul>');
});

it('leaves quietly where the page has emptied its place', async () => {
  const { context, element, controller, fail } = createContext('<div><p></p></div>');
  const place = element.querySelector('p') as Element;
  renderIsland(context, <OwnRoot {...{ island: 'demo', into: place, children: 'ours' }} />);
  await expect.poll(() => place.textContent).toBe('ours');
  place.innerHTML = '';
  controller.abort();
  await Promise.resolve();
  expect(fail).not.toHaveBeenCalled();
});

it('stays where it is when its parent reads the place off the page again', async () => {
  const { context, element, fail } = createContext('<div><p></p><i></i></div>');
  const [first, last] = element.children;
  const node = (text: string) => (
    <OwnRoot island="demo" into={element} before={first?.nextElementSibling ?? null}>
      {text}
    </OwnRoot>
  );
  const draw = renderIsland(context, node('one'), { into: document.createDocumentFragment() });
  await expect.poll(() => first?.nextElementSibling?.textContent).toBe('one');
  draw(node('two'));
  await expect.poll(() => first?.nextElementSibling?.textContent).toBe('two');
  expect(last?.previousElementSibling?.textContent).toBe('two');
  expect(fail).not.toHaveBeenCalled();
});
