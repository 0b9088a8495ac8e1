import type { TestSite } from './TestSite.ts';

/** Replaces the statistics with two months of daily totals. */
export function fillCounts(site: TestSite): void {
  const [found] = site.query("SELECT ID FROM wp_posts WHERE post_name = 'ask'");
  site.write('DELETE FROM wp_hadaya_counts');
  for (let before = 1; before < 60; before++) {
    const day = new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
    const views = 20 + ((before * 7) % 23) + (before < 30 ? 12 : 0);
    const clicks = Math.round(views / 5);
    const rows: readonly (readonly [kind: string, name: unknown, views: number, clicks: number])[] = [
      ['widget', '', views, clicks],
      ['channel', 'Whatsapp', clicks * 2, clicks],
      ['channel', 'Email', clicks * 2, Math.round(clicks / 3)],
      ['page', found?.ID, views - 9, clicks],
      ['page', 0, 9, 1],
      ['device', 'mobile', views - 9, clicks],
      ['device', 'desktop', 9, 1],
      ['source', 'search', views - 9, clicks],
      ['source', 'social', 9, 1],
      ['language', 'en', views, clicks + 1],
    ];
    const values = rows.map(
      ([kind, name, seen, pressed]) => `('${day}', '0', '${kind}', '${name}', ${seen}, ${pressed})`,
    );
    site.write(`INSERT INTO wp_hadaya_counts (day, widget, kind, name, views, clicks) VALUES ${values.join(', ')}`);
  }
}
