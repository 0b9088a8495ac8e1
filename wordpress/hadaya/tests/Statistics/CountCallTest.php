<?php
/**
 * Tests of calls that count.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Statistics;

use Hadaya\Statistics\CountCall;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * What a call of the contact widget adds.
 */
final class CountCallTest extends TestCase {

	const WIDGETS = array(
		'0' => array(
			'id'       => 0,
			'channels' => array( 'Phone', 'Whatsapp', 'Email' ),
		),
	);

	/**
	 * What a call adds, without its day.
	 */
	private static function counted( array $posted ): array {
		$_POST = $posted;
		$entry = json_decode( CountCall::entry( self::WIDGETS ), true );
		unset( $entry['day'] );
		return (array) $entry;
	}

	public function test_opening_the_list_is_a_click_on_the_widget_and_a_view_of_its_channels(): void {
		$entry = self::counted( array( 'action' => 'update_chaty_widget_click', 'widgetId' => '', 'channels' => array( 'phone', 'Email' ) ) );
		$this->assertSame( array( array( 'Phone', 'Email' ), array( '' ) ), array( $entry['views'], $entry['clicks'] ) );
		$this->assertArrayNotHasKey( 'visit', $entry );
	}

	public function test_a_widget_of_one_channel_is_that_channel(): void {
		$entry = self::counted( array( 'action' => 'update_chaty_widget_click', 'widgetId' => '0', 'channels' => array( 'Phone' ), 'isSingle' => '1' ) );
		$this->assertSame( array( array(), array( '', 'Phone' ) ), array( $entry['views'], $entry['clicks'] ) );
		$this->assertSame( 'clicks', $entry['visit'] );
	}

	public function test_a_click_on_a_channel_counts_its_page_and_device(): void {
		Site::$is_mobile         = true;
		$_SERVER['HTTP_REFERER'] = 'https://shop.example/mug/?utm_source=a#top';
		$entry                   = self::counted( array( 'action' => 'update_chaty_channel_click', 'widgetId' => '0', 'channel' => 'Whatsapp' ) );
		$this->assertSame( array( 'Whatsapp' ), $entry['clicks'] );
		$this->assertSame( array( 'https://shop.example/mug/', 'mobile' ), array( $entry['page'], $entry['device'] ) );
	}

	public function test_of_a_visitor_there_is_a_word_for_the_source_and_the_language_of_the_page(): void {
		$languages               = array( 'english' => 'en', 'arabic' => 'ar' );
		$_COOKIE['sbjs_current'] = 'typ=utm|||src=instagram|||mdm=paid_social|||cmp=summer|||cnt=(none)';
		$_SERVER['HTTP_REFERER'] = 'https://shop.example/mug/';
		$_GET['lang']            = 'arabic';
		$_POST                   = array( 'action' => 'update_chaty_widget_views', 'widgetId' => '0' );
		$entry                   = json_decode( CountCall::entry( self::WIDGETS, $languages ), true );
		$this->assertSame( array( 'ads', 'ar' ), array( $entry['source'], $entry['language'] ) );
		$this->assertStringNotContainsString( 'summer', (string) wp_json_encode( $entry ) );
		$_GET['lang'] = 'klingon';
		$this->assertSame( 'en', json_decode( CountCall::entry( self::WIDGETS, $languages ), true )['language'] );
	}

	public function pages(): array {
		return array(
			'of another site'             => array( 'https://other.example/mug/' ),
			'of a site that begins so'    => array( 'https://shop.example.evil.example/' ),
			'longer than any'             => array( 'https://shop.example/' . str_repeat( 'a', 2000 ) ),
			'of no page'                  => array( '' ),
		);
	}

	/**
	 * @dataProvider pages
	 */
	public function test_an_address_counts_as_no_page( string $address ): void {
		$_SERVER['HTTP_REFERER'] = $address;
		$this->assertSame( '', self::counted( array( 'action' => 'update_chaty_widget_views', 'widgetId' => '0' ) )['page'] );
	}

	public function nothing(): array {
		return array(
			'a widget that is not there'        => array( array( 'action' => 'update_chaty_widget_views', 'widgetId' => '9' ) ),
			'channels that are not there'       => array( array( 'action' => 'update_chaty_channel_click', 'widgetId' => '0', 'channels' => array( 'Fax' ) ) ),
			'channels that are lists'           => array( array( 'action' => 'update_chaty_channel_click', 'widgetId' => '0', 'channels' => array( array( 'Phone' ) ) ) ),
			'a widget that is a list'           => array( array( 'action' => 'update_chaty_channel_click', 'widgetId' => array( '9' ), 'channel' => array( 'Phone' ) ) ),
		);
	}

	/**
	 * @dataProvider nothing
	 */
	public function test_what_names_nothing_of_ours_counts_nothing( array $posted ): void {
		$this->assertSame( array(), self::counted( $posted ) );
	}

	public function test_only_the_four_actions_are_ours(): void {
		foreach ( array( 'update_chaty_widget_views' => 'update_chaty_widget_views', 'heartbeat' => '', 'UPDATE_chaty_widget_views' => 'update_chaty_widget_views' ) as $posted => $wanted ) {
			$_POST = array( 'action' => $posted );
			$this->assertSame( $wanted, CountCall::action() );
		}
		$_POST = array( 'action' => array( 'update_chaty_widget_views' ) );
		$this->assertSame( '', CountCall::action() );
	}

	public function test_the_day_is_that_of_the_sites_time_zone(): void {
		Site::$options['timezone_string'] = 'Pacific/Kiritimati';
		$ahead                            = CountCall::today();
		Site::$options['timezone_string'] = 'Pacific/Niue';
		$this->assertGreaterThan( CountCall::today(), $ahead );
	}
}
