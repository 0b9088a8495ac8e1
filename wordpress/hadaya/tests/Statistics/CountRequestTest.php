<?php
/**
 * Tests for counting requests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Statistics;

use Hadaya\Settings\Options;
use Hadaya\Statistics\Calendar;
use Hadaya\Statistics\CountRequest;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\ContactWidgets;

/**
 * Tests the counts that a contact widget's request adds.
 */
final class CountRequestTest extends TestCase {

	const CHANNELS  = array( 'Phone', 'Whatsapp', 'Email' );
	const LANGUAGES = array(
		'english' => 'en',
		'arabic'  => 'ar',
	);

	/**
	 * Returns the rows that a request increments, as text.
	 */
	private static function rows( string $column, bool $is_widget, array $posted = array() ): array {
		$_POST = $posted;
		$rows  = self::part( CountRequest::class )->rows( self::CHANNELS, $column, $is_widget, self::LANGUAGES );
		return array_map( static fn ( array $row ): string => implode( ' ', $row ), $rows );
	}

	public function test_opening_the_channel_list_counts_a_widget_click_and_channel_views(): void {
		$rows = self::rows( 'clicks', true, array( 'channels' => array( 'phone', 'Email' ) ) );
		$this->assertSame( array( 'widget  clicks', 'channel Phone views', 'channel Email views' ), $rows );
	}

	public function test_counts_a_click_on_a_widget_with_one_channel_as_a_channel_click_too(): void {
		$rows = self::rows( 'clicks', true, array( 'channels' => array( 'Phone' ), 'isSingle' => '1' ) );
		$this->assertSame( array( 'widget  clicks', 'channel Phone clicks' ), array_slice( $rows, 0, 2 ) );
		$this->assertContains( 'page 0 clicks', $rows );
	}

	public function test_counts_the_page_and_device_of_a_channel_click(): void {
		Site::$is_mobile                          = true;
		Site::$posts['https://shop.example/mug/'] = 7;
		$_SERVER['HTTP_REFERER']                  = 'https://shop.example/mug/?utm_source=a#top';
		$rows                                     = self::rows( 'clicks', false, array( 'channel' => 'Whatsapp' ) );
		$this->assertSame( array( 'channel Whatsapp clicks', 'page 7 clicks', 'device mobile clicks', 'source other clicks', 'language en clicks' ), $rows );
	}

	public function test_counts_the_visits_source_and_the_page_language(): void {
		$_COOKIE['sbjs_current'] = 'typ=utm|||src=instagram|||mdm=paid_social|||cmp=summer|||cnt=(none)';
		$_GET['lang']            = 'arabic';
		$rows                    = self::rows( 'views', true );
		$this->assertSame( array( 'source ads views', 'language ar views' ), array_slice( $rows, -2 ) );
		$_GET['lang'] = 'klingon';
		$this->assertContains( 'language en views', self::rows( 'views', true ) );
	}

	public function pages(): array {
		return array(
			'of another site'          => array( 'https://other.example/mug/' ),
			'of a site that begins so' => array( 'https://shop.example.evil.example/' ),
			'longer than any'          => array( 'https://shop.example/' . str_repeat( 'a', 2000 ) ),
			'of no page'               => array( '' ),
			'made up'                  => array( 'https://shop.example/made-up/' ),
		);
	}

	/**
	 * @dataProvider pages
	 */
	public function test_counts_an_unknown_url_as_page_0( string $address ): void {
		Site::$posts             = array_fill_keys( array( 'https://other.example/mug/', 'https://shop.example.evil.example/', 'https://shop.example/' . str_repeat( 'a', 2000 ), '' ), 7 );
		$_SERVER['HTTP_REFERER'] = $address;
		$this->assertContains( 'page 0 views', self::rows( 'views', true ) );
	}

	public function test_finds_a_page_whose_type_is_registered_later(): void {
		$_SERVER['HTTP_REFERER'] = 'https://shop.example/works/mug/';
		$request                 = self::part( CountRequest::class );
		$this->assertFalse( $request->has_page() );
		Site::$posts['https://shop.example/works/mug/'] = 7;
		$this->assertTrue( $request->has_page() );
	}

	public function nothing(): array {
		return array(
			'channels that are not there' => array( array( 'channels' => array( 'Fax' ) ) ),
			'channels that are lists'     => array( array( 'channels' => array( array( 'Phone' ) ) ) ),
			'a channel that is a list'    => array( array( 'channel' => array( 'Phone' ) ) ),
			'no channel'                  => array( array() ),
		);
	}

	/**
	 * @dataProvider nothing
	 */
	public function test_counts_nothing_for_an_unknown_channel( array $posted ): void {
		$this->assertSame( array(), self::rows( 'clicks', false, $posted ) );
	}

	public function test_finds_a_widget_by_id_or_the_first_one_if_no_id_is_given(): void {
		$widgets = array( array( 'id' => 0, 'enabled' => true ), array( 'id' => 2, 'enabled' => true ) );
		$found   = array();

		Site::$options[ Options::NAME ] = StoredJson::encode( array( 'widgets' => $widgets ) );
		foreach ( array( '', '0', '_2', '9', array( '0' ) ) as $name ) {
			$_POST   = array( 'widgetId' => $name );
			$widget  = self::part( ContactWidgets::class )->find( self::part( CountRequest::class )->widget() );
			$found[] = null === $widget ? null : $widget->id();
		}
		$this->assertSame( array( 0, 0, 2, null, 0 ), $found );
	}

	public function test_uses_the_day_in_the_sites_time_zone(): void {
		Site::$options['timezone_string'] = 'Pacific/Kiritimati';
		$tomorrow                         = self::part( Calendar::class )->today();
		Site::$options['timezone_string'] = 'Pacific/Niue';
		$this->assertGreaterThan( self::part( Calendar::class )->today(), $tomorrow );
	}
}
