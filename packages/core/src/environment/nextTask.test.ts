import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from './nextTask.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'scheduler');
});

it('uses the browser’s scheduler so that input and painting come first', async () => {
  const yielded = vi.fn(() => Promise.resolve());
  Reflect.set(window, 'scheduler', { yield: yielded });
  await nextTask(window);
  expect(yielded).toHaveBeenCalledOnce();
});

it.each([undefined, {}, { yield: 'no' }])(
  'resolves in a new task when the browser’s scheduler is %o',
  async (scheduler) => {
    Reflect.set(window, 'scheduler', scheduler);
    const order: string[] = [];
    const next = nextTask(window).then(() => order.push('next task'));
    await Promise.resolve().then(() => order.push('same task'));
    await next;
    expect(order).toEqual(['same task', 'next task']);
  },
);
