import { expect, test } from 'vitest';
import { createSelectWriter } from './createSelectWriter.ts';

/** Creates a form in which size 42 and colour red exclude each other: while one is chosen, the other is refused. */
function createForm(choice: Record<string, string>) {
  const log: string[] = [];
  const apply = (name: string, value: string) => {
    if (choice[name] === value) return 'unchanged';
    if (value === '42' && choice.color === 'red') return 'refused';
    if (value === 'red' && choice.size === '42') return 'refused';
    choice[name] = value;
    log.push(`${name}=${value}`);
    return 'chosen';
  };
  return { choice, log, apply };
}

test('queues a selection that is made while another one is in progress', () => {
  const log: string[] = [];
  const writer = createSelectWriter((name, value) => {
    log.push(`start ${name}`);
    if (name === 'color') log.push(writer.choose('size', 's'));
    log.push(`end ${name}`);
    return value === '' ? 'unchanged' : 'chosen';
  });
  expect(writer.choose('color', 'red')).toBe('chosen');
  expect(log).toEqual(['start color', 'queued', 'end color', 'start size', 'end size']);
});

test('an error in one selection does not block the next', () => {
  const writer = createSelectWriter((name) => {
    if (name === 'bad') throw new Error('host handler');
    return 'chosen';
  });
  expect(() => writer.choose('bad', 'x')).toThrow('host handler');
  expect(writer.choose('good', 'x')).toBe('chosen');
});

test('clears conflicting values first and sets the new value last', () => {
  const { apply, log } = createForm({ color: 'red', size: 's' });
  createSelectWriter(apply).chooseAll(
    new Map([
      ['size', '42'],
      ['color', ''],
    ]),
  );
  expect(log).toEqual(['color=', 'size=42']);
});

test('retries a refused value after the conflicting value has changed', () => {
  const { apply, choice } = createForm({ color: 'red', size: 's' });
  createSelectWriter(apply).chooseAll(
    new Map([
      ['size', '42'],
      ['color', 'green'],
    ]),
  );
  expect(choice).toEqual({ color: 'green', size: '42' });
});
