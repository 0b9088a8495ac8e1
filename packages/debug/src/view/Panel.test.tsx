import { createStore } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { keepReport, type PanelReport, panelStrings } from '../model/panelReport.ts';
import { Panel, type PanelProps } from './Panel.tsx';

const REPORT: PanelReport = {
  title: 'Hadaya 1.0.0',
  sections: [
    { heading: 'widgets', lines: ['Menu and search: 1 working'] },
    { heading: 'problems', lines: [] },
    { heading: 'details', lines: ['"gallery" does not start on this page', '"gallery" does not start on this page'] },
  ],
};

function open(given: Partial<PanelProps> = {}) {
  const report = createStore(keepReport, REPORT);
  const node = document.body.appendChild(document.createElement('div'));
  const props = { report, strings: panelStrings.en, copy: () => Promise.resolve(), onClose: vi.fn(), ...given };
  const context = {
    island: 'debug',
    element: node,
    environment: createTestEnvironment(),
    signal: new AbortController().signal,
    fail: vi.fn(),
  };
  renderIsland(context, <Panel {...props} />, { isSync: true });
  const press = (name: string) => [...node.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
  return { node, report, press, props };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('lists each line once under its heading, with developer details collapsed', () => {
  const { node } = open();
  expect([...node.querySelectorAll('h3, summary')].map(({ textContent }) => textContent)).toEqual([
    'On this page (1)',
    'Developer details (1)',
  ]);
  expect(node.querySelector('details')?.open).toBe(false);
  expect(node.querySelectorAll('li p')).toHaveLength(0);
});

it('explains each line in Arabic on an Arabic page', () => {
  const { node } = open({ strings: panelStrings.ar });
  expect(node.querySelector('aside')?.dir).toBe('rtl');
  expect(node.querySelector('li p')?.textContent).toBe('القائمة والبحث: يعمل.');
});

it('keeps its nodes, and thus any text selection, while the report is unchanged', async () => {
  const { node, report } = open();
  const line = node.querySelector('li');
  report.dispatch({ ...REPORT, sections: [...REPORT.sections] });
  await Promise.resolve();
  expect(node.querySelector('li')).toBe(line);
  report.dispatch({ title: 'Hadaya 1.0.0', sections: [{ heading: 'problems', lines: ['new'] }] });
  await Promise.resolve();
  expect(node.querySelector('h3')?.textContent).toBe('What to do (1)');
});

it('copies the report as text and announces whether copying succeeded', async () => {
  const copy = vi.fn<PanelProps['copy']>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('no clipboard'));
  const { node, press, props } = open({ copy });
  press('Copy report');
  await vi.waitFor(() => expect(node.querySelector('[role="status"]')?.textContent).toBe('Report copied.'));
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('On this page\n- Menu and search: 1 working'));
  press('Copy report');
  await vi.waitFor(() => expect(node.querySelector('[role="status"]')?.textContent).toMatch(/^Copying failed/));
  press('Close');
  expect(props.onClose).toHaveBeenCalledOnce();
});
