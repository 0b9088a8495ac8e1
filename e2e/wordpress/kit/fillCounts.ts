import type { TestSite } from './TestSite.ts';

/** Two months of numbers: nothing but totals of days is in the tables. */
export function fillCounts(site: TestSite): void {
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const [found] = site.query("SELECT ID FROM wp_posts WHERE post_name = 'ask'");
  for (const table of ['counts', 'visits', 'arrivals']) site.write(`DELETE FROM wp_hadaya_${table}`);
  for (let before = 1; before < 60; before++) {
    const views = 20 + ((before * 7) % 23) + (before < 30 ? 12 : 0);
    const clicks = Math.round(views / 5);
    site.write(
      `INSERT INTO wp_hadaya_counts (day, widget, channel, views, clicks) VALUES ('${day(before)}', '0', '', ${views}, ${clicks}), ('${day(before)}', '0', 'Whatsapp', ${clicks * 2}, ${clicks}), ('${day(before)}', '0', 'Email', ${clicks * 2}, ${Math.round(clicks / 3)})`,
    );
    site.write(
      `INSERT INTO wp_hadaya_visits (day, page, device, views, clicks) VALUES ('${day(before)}', ${found?.ID}, 'mobile', ${views - 9}, ${clicks}), ('${day(before)}', 0, 'desktop', 9, 1)`,
    );
    if (before < 20)
      site.write(
        `INSERT INTO wp_hadaya_arrivals (day, source, language, views, clicks) VALUES ('${day(before)}', 'search', 'en', ${views - 9}, ${clicks}), ('${day(before)}', 'social', 'en', 9, 1)`,
      );
  }
  site.setOption('hadaya_arrivals_since', day(19));
}
