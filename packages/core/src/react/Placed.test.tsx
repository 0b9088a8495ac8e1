import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Placed } from './Placed.tsx';
import { renderIsland } from './renderIsland.tsx';
import { createContext } from './testing/createContext.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it('moves to a new anchor and removes its own node on unmount', () => {
  const { context, element, controller } = createContext('<div><p>one</p><p>two</p></div>');
  const [one, two] = element.querySelectorAll('p');
  if (!one || !two) throw new Error('The test needs two paragraphs');
  const leave = vi.fn();
  const onPlaced = vi.fn((node: HTMLElement) => (node.isConnected ? leave : undefined));
  const draw = renderIsland(
    context,
    <Placed {...{ after: one, island: 'demo', onPlaced }}>
      <b>said</b>
    </Placed>,
    { isSync: true },
  );
  expect(one.nextElementSibling?.outerHTML).toBe('<div data-hadaya-root="demo"><b>said</b></div>');
  draw(
    <Placed {...{ after: two, island: 'demo', onPlaced }}>
      <b>said again</b>
    </Placed>,
  );
  expect(one.nextElementSibling).toBe(two);
  expect(two.nextElementSibling?.textContent).toBe('said again');
  expect([onPlaced.mock.calls.length, leave.mock.calls.length]).toEqual([2, 1]);
  controller.abort();
  expect(element.innerHTML).toBe('<p>one</p><p>two</p>');
});

it('renders into an element with the given tag and attributes, at the end of a node', () => {
  const { context, element } = createContext('<div><p>one</p></div>');
  renderIsland(
    context,
    <Placed {...{ into: element.firstElementChild, tag: 'span', attributes: { class: 'name' } }}>
      <b>: Red</b>
    </Placed>,
    { isSync: true },
  );
  expect(element.firstElementChild?.innerHTML).toBe('one<span class="name"><b>: Red</b></span>');
});

it('renders in its own node among the server’s nodes and unmounts with the island', async () => {
  const { context, element, controller } = createContext('<nav><ul><li><a>Gifts</a><ul></ul></li></ul></nav>');
  const item = element.querySelector('li') as Element;
  const press = vi.fn();
  const draw = renderIsland(context, null);
  draw(
    <StrictMode>
      <Placed tag="span" island="demo" into={item} before={item.querySelector('ul')}>
        <button type="button" onClick={press}>
          Open
        </button>
      </Placed>
    </StrictMode>,
  );
  await expect.poll(() => [...item.children].map(({ tagName }) => tagName)).toEqual(['A', 'SPAN', 'UL']);
  expect(item.querySelector('span')?.getAttribute('data-hadaya-root')).toBe('demo');
  item.querySelector('button')?.click();
  expect(press).toHaveBeenCalledOnce();
  controller.abort();
  expect(item.innerHTML).toBe('<a>Gifts</a><ul></ul>');
});

it('unmounts without an error after the page empties its container', async () => {
  const { context, element, controller, fail } = createContext('<div><p></p></div>');
  const anchor = element.querySelector('p') as Element;
  renderIsland(context, <Placed {...{ island: 'demo', into: anchor, children: <b>ours</b> }} />);
  await expect.poll(() => anchor.textContent).toBe('ours');
  anchor.innerHTML = '';
  controller.abort();
  await Promise.resolve();
  expect(fail).not.toHaveBeenCalled();
});

it('keeps its position when its parent re-renders with Hadaya’s own node as the anchor', async () => {
  const { context, element, fail } = createContext('<div><p></p><i></i></div>');
  const [first, last] = element.children;
  const node = (text: string) => (
    <Placed tag="span" island="demo" into={element} before={first?.nextElementSibling ?? null}>
      <b>{text}</b>
    </Placed>
  );
  const draw = renderIsland(context, node('one'), { into: document.createDocumentFragment() });
  await expect.poll(() => first?.nextElementSibling?.textContent).toBe('one');
  draw(node('two'));
  await expect.poll(() => first?.nextElementSibling?.textContent).toBe('two');
  expect(last?.previousElementSibling?.textContent).toBe('two');
  expect(fail).not.toHaveBeenCalled();
});
