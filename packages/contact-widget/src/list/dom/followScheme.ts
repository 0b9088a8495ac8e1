import type { WidgetModel } from '../../frame/index.ts';

export function followScheme({ page, design, host }: Pick<WidgetModel, 'page' | 'design' | 'host'>): void {
  const { window } = page.context.environment;
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    host.node.dataset.scheme = design.scheme === 'dark' || device.matches ? 'dark' : 'light';
  };
  show();
  if (design.scheme === 'auto') device.addEventListener('change', show, { signal: page.signal });
}
