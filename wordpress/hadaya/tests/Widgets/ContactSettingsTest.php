<?php
/**
 * Tests for the contact widgets' page settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Settings\Options;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\Quote\Shop;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\ContactSettings;

/**
 * Tests whether pages keep drafts of messages, a setting that all widgets share.
 */
final class ContactSettingsTest extends TestCase {

	private static function contact( bool $drafts ): array {
		Shop::$products                 = array();
		Site::$options[ Options::NAME ] = StoredJson::encode(
			array(
				'common'  => array( 'drafts' => $drafts ),
				'widgets' => array(
					array(
						'id'       => 0,
						'enabled'  => true,
						'pages'    => array( array( 'show' => 'show', 'rule' => 'exact', 'value' => '/shop/' ) ),
						'channels' => array( array( 'channel' => 'Phone', 'value' => '96890000001' ) ),
					),
				),
			)
		);
		self::part( Options::class )->forget();
		return self::part( ContactSettings::class )->add( array() )['contact'];
	}

	public function test_the_page_keeps_no_drafts_when_the_owner_turns_them_off(): void {
		$this->assertFalse( self::contact( false )['keepDraft'] );
	}

	public function test_the_page_keeps_drafts_by_default(): void {
		$this->assertArrayNotHasKey( 'keepDraft', self::contact( true ) );
	}
}
