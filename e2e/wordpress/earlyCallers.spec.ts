/**
 * Themes and plugins call WordPress functions early, before a screen or response exists. Our callbacks must still work
 * then.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sendLead } from './kit/message.ts';
import { logIn } from './kit/session.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const EARLY = `<?php
foreach ( array( 'after_setup_theme', 'init', 'wp_loaded' ) as $moment ) {
	add_action( $moment, static function () {
		foreach ( get_posts( array( 'post_type' => 'any', 'posts_per_page' => 3 ) ) as $post ) {
			get_the_title( $post );
			get_edit_post_link( $post->ID );
		}
		apply_filters( 'post_updated_messages', array() );
		apply_filters( 'display_post_states', array(), get_post() );
	} );
}
`;

const optionOf = (site: TestSite, name: string) =>
  String(site.query('SELECT option_value FROM wp_options WHERE option_name = ?', name)[0]?.option_value ?? '');

test('a theme that reads titles and links early causes no error, and the plugin declares WooCommerce compatibility', async ({
  page,
  request,
  site,
}) => {
  site.setOption('hadaya_test_features', 1);
  await request.get(`${site.url}/ask/`);
  const declared = optionOf(site, 'hadaya_test_declared');
  site.setOptions({ hadaya_test_features: null, hadaya_test_declared: null });
  expect(declared).toContain('"custom_order_tables";s:21:"hadaya/hadaya.php yes"');
  expect(declared).toContain('"cart_checkout_blocks";s:21:"hadaya/hadaya.php yes"');

  const folder = resolve(site.paths.publicFolder, 'wp-content/mu-plugins');
  const file = resolve(folder, 'early.php');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, EARLY);
  try {
    expect(await sendLead(request, site, 'early@company.example')).toBeGreaterThan(0);
    await logIn(page.request, site.url);
    for (const screen of ['edit.php', 'upload.php', 'admin.php?page=hadaya', 'admin.php?page=hadaya-inbox'])
      expect((await page.request.get(`${site.url}/wp-admin/${screen}`)).status(), screen).toBe(200);
  } finally {
    rmSync(file);
  }
});
