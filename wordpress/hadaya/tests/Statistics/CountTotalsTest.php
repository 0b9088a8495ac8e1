<?php
/**
 * Tests of totals.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Statistics;

use Hadaya\Statistics\CountCache;
use Hadaya\Statistics\CountLog;
use Hadaya\Statistics\CountTotals;
use Hadaya\Tests\Database;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Entries become rows of days, and none is lost or counted twice.
 */
final class CountTotalsTest extends TestCase {

	const TABLES = array(
		'CREATE TABLE wp_hadaya_counts (day, widget, channel, views DEFAULT 0, clicks DEFAULT 0, UNIQUE (day, widget, channel))',
		'CREATE TABLE wp_hadaya_visits (day, page, device, views DEFAULT 0, clicks DEFAULT 0, UNIQUE (day, page, device))',
		'CREATE TABLE wp_hadaya_arrivals (day, source, language, views DEFAULT 0, clicks DEFAULT 0, UNIQUE (day, source, language))',
		'CREATE TABLE wp_hadaya_log (id INTEGER PRIMARY KEY, entry)',
	);

	/**
	 * The database.
	 *
	 * @var Database
	 */
	private Database $database;

	protected function setUp(): void {
		parent::setUp();
		$this->database = Database::open( self::TABLES );
	}

	/**
	 * An entry of a widget that was seen on a page with two channels in it.
	 */
	private static function entry( array $more = array() ): string {
		$entry = array(
			'day'    => '2026-11-26',
			'widget' => 0,
			'views'  => array( '', 'Phone', 'Email' ),
			'clicks' => array(),
			'visit'  => 'views',
			'page'   => 'https://shop.example/mug/',
			'device' => 'mobile',
		);
		return (string) json_encode( array_merge( $entry, $more ) );
	}

	/**
	 * Calls in the object cache, at a minute that does not end.
	 */
	private function cache( int $seconds = 1790000000 ): CountCache {
		return new CountCache( $this->database, static fn (): int => $seconds );
	}

	/**
	 * Rows of a table, each as one text.
	 */
	private function rows( string $table, string $columns ): array {
		$rows = $this->database->get_results( "SELECT $columns FROM wp_hadaya_$table ORDER BY $columns" );
		return array_map(
			static function ( array $row ): string {
				return implode( ' ', $row );
			},
			$rows
		);
	}

	public function test_equal_entries_are_one_row_and_every_one_counts(): void {
		$totals = new CountTotals( $this->database );
		$totals->add( self::entry(), 3 );
		$totals->add( self::entry( array( 'clicks' => array( 'Phone' ), 'views' => array(), 'visit' => 'clicks' ) ), 2 );
		$this->assertTrue( $totals->write() );
		$this->assertSame( array( ' 3 0', 'Email 3 0', 'Phone 3 2' ), $this->rows( 'counts', 'channel, views, clicks' ) );
		$this->assertSame( array( '0 mobile 3 2' ), $this->rows( 'visits', 'page, device, views, clicks' ) );
	}

	public function test_later_totals_are_added_to_the_rows_of_the_day(): void {
		foreach ( array( 1, 4 ) as $times ) {
			$totals = new CountTotals( $this->database );
			$totals->add( self::entry(), $times );
			$totals->write();
		}
		$this->assertSame( array( ' 5', 'Email 5', 'Phone 5' ), $this->rows( 'counts', 'channel, views' ) );
	}

	public function test_a_page_counts_by_its_number_and_an_address_of_none_as_no_page(): void {
		Site::$posts['https://shop.example/mug/'] = 7;
		$totals                                   = new CountTotals( $this->database );
		$totals->add( self::entry(), 1 );
		$totals->add( self::entry( array( 'page' => 'https://shop.example/made-up/' ) ), 1 );
		$totals->write();
		$this->assertSame( array( '0', '7' ), $this->rows( 'visits', 'page' ) );
	}

	public function test_days_devices_and_widgets_are_told_apart(): void {
		$totals = new CountTotals( $this->database );
		$totals->add( self::entry(), 1 );
		$totals->add( self::entry( array( 'day' => '2026-11-27' ) ), 1 );
		$totals->add( self::entry( array( 'widget' => 2 ) ), 1 );
		$totals->add( self::entry( array( 'device' => 'desktop' ) ), 1 );
		$totals->write();
		$this->assertCount( 9, $this->rows( 'counts', 'day, widget, channel' ) );
		$this->assertSame( array( '2026-11-26 desktop 1', '2026-11-26 mobile 2', '2026-11-27 mobile 1' ), $this->rows( 'visits', 'day, device, views' ) );
	}

	public function test_sources_and_languages_are_told_apart_where_a_call_knows_them(): void {
		$totals = new CountTotals( $this->database );
		$totals->add( self::entry( array( 'source' => 'ads', 'language' => 'ar' ) ), 2 );
		$totals->add( self::entry( array( 'source' => 'ads', 'language' => 'ar', 'visit' => 'clicks' ) ), 1 );
		$totals->add( self::entry( array( 'source' => '', 'language' => 'en' ) ), 1 );
		$totals->add( self::entry(), 1 );
		$this->assertTrue( $totals->write() );
		$this->assertSame( array( ' en 1 0', 'ads ar 2 1' ), $this->rows( 'arrivals', 'source, language, views, clicks' ) );
	}

	public function nothing(): array {
		return array(
			'a broken text'        => array( '{"day":' ),
			'a number'             => array( '7' ),
			'no day'               => array( '{"widget":0,"views":[""]}' ),
			'no widget'            => array( '{"day":"2026-11-26","views":[""]}' ),
		);
	}

	/**
	 * @dataProvider nothing
	 */
	public function test_what_is_no_entry_adds_nothing_and_harms_nothing( string $entry ): void {
		$totals = new CountTotals( $this->database );
		$totals->add( $entry, 1 );
		$this->assertTrue( $totals->write() );
		$this->assertSame( array(), $this->database->statements );
	}

	public function test_a_row_that_cannot_be_written_is_told(): void {
		$this->database->refused = 'UPDATE `wp_hadaya_visits`';
		$totals                  = new CountTotals( $this->database );
		$totals->add( self::entry(), 1 );
		$this->assertFalse( $totals->write() );
	}

	public function test_a_log_is_counted_once_and_is_empty_then(): void {
		( new CountLog( $this->database ) )->add( self::entry() );
		( new CountLog( $this->database ) )->add( self::entry() );
		$this->assertFalse( ( new CountLog( $this->database ) )->flush() );
		( new CountLog( $this->database ) )->flush();
		$this->assertSame( array( ' 2', 'Email 2', 'Phone 2' ), $this->rows( 'counts', 'channel, views' ) );
		$this->assertSame( array(), $this->rows( 'log', 'id' ) );
	}

	public function test_a_log_stays_where_its_totals_cannot_be_written(): void {
		( new CountLog( $this->database ) )->add( self::entry() );
		$this->database->refused = 'UPDATE';
		( new CountLog( $this->database ) )->flush();
		$this->assertSame( array( '1' ), $this->rows( 'log', 'id' ) );
		$this->assertSame( array(), $this->rows( 'counts', 'channel' ) );
	}

	public function test_a_full_log_says_that_there_may_be_more(): void {
		for ( $number = 0; $number <= CountLog::MOST; $number++ ) {
			( new CountLog( $this->database ) )->add( self::entry() );
		}
		$this->assertTrue( ( new CountLog( $this->database ) )->flush() );
		$this->assertFalse( ( new CountLog( $this->database ) )->flush() );
		$this->assertSame( array( ' 1001', 'Email 1001', 'Phone 1001' ), $this->rows( 'counts', 'channel, views' ) );
	}

	public function test_the_cache_keeps_calls_apart_and_counts_each_once(): void {
		$this->assertTrue( $this->cache()->add( self::entry() ) );
		$this->assertTrue( $this->cache()->add( self::entry() ) );
		$this->assertTrue( $this->cache()->flush() );
		$this->cache()->flush();
		$this->assertSame( array( ' 2', 'Email 2', 'Phone 2' ), $this->rows( 'counts', 'channel, views' ) );
	}

	public function test_what_the_cache_could_not_count_waits_in_the_log(): void {
		$this->cache()->add( self::entry() );
		$this->database->refused = 'UPDATE';
		$this->assertFalse( $this->cache()->flush() );
		$this->assertSame( array( '1' ), $this->rows( 'log', 'id' ) );
	}

	public function test_a_full_lane_of_the_cache_refuses_a_call(): void {
		$kept = 0;
		for ( $number = 0; $number < CountCache::MOST + 10; $number++ ) {
			$kept += $this->cache()->add( '{}' ) ? 1 : 0;
		}
		$this->assertSame( CountCache::MOST, $kept );
	}

	public function test_calls_of_earlier_minutes_are_counted_with_those_of_now(): void {
		$this->cache( 1790000000 )->add( self::entry() );
		$this->cache( 1790000060 )->add( self::entry() );
		$this->assertTrue( $this->cache( 1790000120 )->flush() );
		$this->assertSame( array( ' 2', 'Email 2', 'Phone 2' ), $this->rows( 'counts', 'channel, views' ) );
	}
}
