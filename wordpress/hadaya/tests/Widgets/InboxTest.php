<?php
/**
 * Tests for the inbox beside a contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Settings\Options;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\ContactWidgets;

/**
 * Tests whether a site uses our inbox.
 */
final class InboxTest extends TestCase {

	/**
	 * @dataProvider sites
	 * @param bool $has_plugin Whether a contact plugin is active.
	 * @param bool $has_quotes Whether the quote list is on.
	 * @param bool $expected   Whether there is an inbox.
	 */
	public function test_the_inbox_exists_if_there_is_no_contact_plugin_or_the_quote_list_is_on( bool $has_plugin, bool $has_quotes, bool $expected ): void {
		add_filter( 'hadaya_has_contact_plugin', static fn (): bool => $has_plugin );
		Site::$options['hadaya_options'] = (string) wp_json_encode( array( 'islands' => array( 'quote' => $has_quotes ) ) );
		self::part( Options::class )->forget();
		self::assertSame( $expected, self::part( ContactWidgets::class )->has_inbox() );
	}

	/**
	 * Returns each combination of a contact plugin and the quote list, with whether the site has an inbox.
	 *
	 * @return array[]
	 */
	public static function sites(): array {
		return array(
			'alone'                         => array( false, false, true ),
			'beside a plugin'               => array( true, false, false ),
			'beside a plugin, with quotes' => array( true, true, true ),
		);
	}
}
