<?php
/**
 * Tests for the statistics totals.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Statistics;

use Hadaya\Health\WayBackHealth;
use Hadaya\Quote\QuoteCounts;
use Hadaya\Statistics\Calendar;
use Hadaya\Statistics\CountEndpoint;
use Hadaya\Statistics\Labels;
use Hadaya\Statistics\Period;
use Hadaya\Statistics\Report;
use Hadaya\Statistics\Statistics;
use Hadaya\Statistics\Totals;
use Hadaya\Tests\Database;
use Hadaya\Tests\Http\RateTableTest;
use Hadaya\Tests\TestCase;
use Hadaya\WayBack\WayBackCounter;

/**
 * Tests how counts are stored, limited and summed.
 */
final class TotalsTest extends TestCase {

	/**
	 * In-memory database with the tables for totals, posts, post meta and rate limits.
	 *
	 * @var Database
	 */
	private Database $database;

	protected function setUp(): void {
		parent::setUp();
		$this->database = Database::open(
			array(
				'CREATE TABLE wp_hadaya_counts (day, widget, kind, name, views, clicks, PRIMARY KEY (day, widget, kind, name))',
				'CREATE TABLE wp_posts (ID, post_type, post_status, post_date)',
				'CREATE TABLE wp_postmeta (post_id, meta_key, meta_value)',
				RateTableTest::TABLE,
			)
		);
	}

	/**
	 * Returns the rows of the table, each as one string.
	 */
	private function rows(): array {
		$rows = $this->database->get_results( 'SELECT widget, kind, name, views, clicks FROM wp_hadaya_counts ORDER BY widget, kind, name' );
		return array_map( static fn ( array $row ): string => implode( ' ', $row ), $rows );
	}

	public function test_counts_each_call_with_a_single_statement(): void {
		self::part( Totals::class )->add( '0', array( array( 'widget', '', 'clicks' ), array( 'channel', 'Phone', 'views' ) ) );
		self::part( Totals::class )->add( '0', array( array( 'channel', 'Phone', 'views' ) ) );
		self::part( Totals::class )->add( '2', array( array( 'channel', 'Phone', 'clicks' ) ) );
		$this->assertSame( array( '0 channel Phone 2 0', '0 widget  0 1', '2 channel Phone 0 1' ), $this->rows() );
		$this->assertCount( 3, $this->database->statements );
	}

	public function test_runs_no_statement_when_there_is_nothing_to_count(): void {
		$this->assertTrue( self::part( Totals::class )->add( '0', array() ) );
		$this->assertSame( array(), $this->database->statements );
	}

	public function test_reports_a_failed_write(): void {
		$this->database->refused = 'INSERT';
		$this->assertFalse( self::part( Totals::class )->add( '0', array( array( 'widget', '', 'views' ) ) ) );
	}

	public function test_groups_sums_by_day_channel_widget_and_page(): void {
		self::part( Totals::class )->add( '0', array( array( 'widget', '', 'views' ), array( 'page', '7', 'views' ) ) );
		self::part( Totals::class )->add( '0', array( array( 'widget', '', 'clicks' ), array( 'channel', 'Phone', 'views' ) ) );
		self::part( Totals::class )->add( '2', array( array( 'channel', 'Phone', 'clicks' ), array( 'page', '7', 'clicks' ) ) );
		$today = self::part( Calendar::class )->today();
		$found = new Statistics( self::part( Totals::class ), Period::between( $today, $today ) );
		$one   = array( 'views' => 1, 'clicks' => 1, 'messages' => 0 );
		$this->assertSame( array( $one ), array_values( $found->by_day() ) );
		$this->assertSame( array( 'Phone' => $one ), $found->by_channel() );
		$this->assertSame( array( 7 => $one ), $found->by( 'page' ) );
		$this->assertEquals( array( 0 => array( 'views' => 1, 'clicks' => 0 ), 2 => array( 'views' => 0, 'clicks' => 1 ) ), $found->by_widget() );
	}

	public function test_table_rows_have_owner_facing_names(): void {
		self::part( Totals::class )->add( '0', array( array( 'device', 'mobile', 'views' ), array( 'source', 'ads', 'views' ), array( 'widget', '', 'views' ) ) );
		$today  = self::part( Calendar::class )->today();
		$report = new Report( self::part( Totals::class ), self::part( Labels::class ), Period::between( $today, $today ), array( '0' => 'Shop' ) );
		$tables = $report->tables();
		$names  = array_map( static fn ( string $by ): array => array_column( $tables[ $by ], 'name' ), array( 'device', 'source', 'widget' ) );
		$this->assertSame( array( array( 'Phones and tablets' ), array( 'Advertising' ), array( 'Shop' ) ), $names );
	}

	public function test_lists_all_quote_steps_in_order_or_none_if_nothing_was_counted(): void {
		$today  = self::part( Calendar::class )->today();
		$report = static fn (): array => ( new Report( self::part( Totals::class ), self::part( Labels::class ), Period::between( $today, $today ), array() ) )->quotes();
		$this->assertSame( array(), $report() );
		self::part( QuoteCounts::class )->add( 'list' );
		self::part( QuoteCounts::class )->add( 'list' );
		self::part( QuoteCounts::class )->add( 'accepted' );
		$this->assertSame( array( 'list' => 2, 'sent' => 0, 'answered' => 0, 'accepted' => 1 ), array_column( $report(), 'count', 'key' ) );
	}

	public function test_counts_an_ip_address_up_to_its_limit_and_never_stores_it(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$counted                = 0;
		for ( $call = 0; $call < 2 * CountEndpoint::MOST; $call++ ) {
			$counted += (int) self::part( CountEndpoint::class )->may_count();
		}
		$this->assertSame( CountEndpoint::MOST, $counted );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.8';
		$this->assertTrue( self::part( CountEndpoint::class )->may_count() );
		$this->assertStringNotContainsString( '203.0.113', (string) wp_json_encode( $this->database->get_results( 'SELECT * FROM wp_hadaya_limits' ) ) );
	}

	public function test_checking_the_limit_of_a_known_ip_address_takes_one_statement(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		self::part( CountEndpoint::class )->may_count();
		$before = count( $this->database->statements );
		self::part( CountEndpoint::class )->may_count();
		$this->assertSame( $before + 1, count( $this->database->statements ) );
	}

	public function test_site_health_reports_the_share_of_views_without_hadaya(): void {
		for ( $view = 0; $view < 3; $view++ ) {
			self::part( Totals::class )->add( '0', array( array( 'widget', '', 'views' ) ) );
		}
		self::part( WayBackCounter::class )->add( 'lost' );
		$answer = self::part( WayBackHealth::class )->test();
		$this->assertSame( 'good', $answer['status'] );
		$this->assertStringContainsString( 'This affected 25.0% of 4 page views.', $answer['description'] );
		$this->assertSame( array( 'lost' => 1 ), self::part( WayBackCounter::class )->week() );
	}
}
