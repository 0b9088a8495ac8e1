import type { contactSettings } from '@hadaya/testing/shop';
import { vi } from 'vitest';
import { type DrawingOptions, type DrawnWidget, drawWidget } from './drawWidget.tsx';

type Channels = NonNullable<Parameters<typeof contactSettings>[0][number]['channels']>;

export async function openPanel(channels: Channels, options: DrawingOptions = {}): Promise<DrawnWidget> {
  const drawn = drawWidget([{ channels }], options);
  const channel = String(channels[0]?.channel ?? '');
  drawn.page.store.dispatch({ kind: 'open-panel', id: '0', channel, by: 'pointer' });
  await vi.waitFor(() => drawn.get('[role="dialog"]:not([aria-busy])'));
  return drawn;
}

export function writeField(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
