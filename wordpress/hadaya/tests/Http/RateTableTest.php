<?php
/**
 * Tests for rate counters.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Http;

use Hadaya\Http\RateTable;
use Hadaya\Support\OwnTable;
use Hadaya\Tests\Database;
use Hadaya\Tests\TestCase;

/**
 * Checks that a counter stops at its limit, and starts again when its period ends.
 */
final class RateTableTest extends TestCase {

	const TABLE = 'CREATE TABLE wp_hadaya_limits (id INTEGER PRIMARY KEY, name TEXT UNIQUE, used INTEGER, ends_at INTEGER)';

	/**
	 * Tries to count an amount at a given second, and returns whether the limit allowed it.
	 */
	private static function take( Database $database, int $now, int $amount = 1 ): bool {
		return ( new RateTable( new OwnTable(), $database, $now ) )->take( 'visitor', $amount, 3, 600 );
	}

	public function test_limits_requests_until_the_period_ends(): void {
		$database = Database::open( array( self::TABLE ) );
		$taken    = array();
		foreach ( array( 100, 100, 200, 300, 699, 700, 701, 702, 703 ) as $now ) {
			$taken[] = self::take( $database, $now );
		}
		$this->assertSame( array( true, true, true, false, false, true, true, true, false ), $taken );
	}

	public function test_a_rejected_request_writes_nothing_and_returns_the_wait_time(): void {
		$database = Database::open( array( self::TABLE ) );
		array_map(
			static function () use ( $database ) {
				self::take( $database, 100 );
			},
			range( 1, 3 )
		);
		$before = $database->get_results( 'SELECT * FROM wp_hadaya_limits' );
		$this->assertFalse( self::take( $database, 250 ) );
		$this->assertSame( $before, $database->get_results( 'SELECT * FROM wp_hadaya_limits' ) );
		$this->assertSame( array( 'visitor' => 450 ), ( new RateTable( new OwnTable(), $database, 250 ) )->waits( array( 'visitor' => 3, 'other' => 1 ) ) );
	}

	public function test_accepts_an_amount_entirely_or_not_at_all(): void {
		$database = Database::open( array( self::TABLE ) );
		$this->assertFalse( self::take( $database, 100, 4 ) );
		$this->assertTrue( self::take( $database, 100, 2 ) );
		$this->assertFalse( self::take( $database, 100, 2 ) );
		$this->assertTrue( self::take( $database, 100, 1 ) );
	}

	public function test_makes_a_released_amount_available_again(): void {
		$database = Database::open( array( self::TABLE ) );
		self::take( $database, 100, 3 );
		( new RateTable( new OwnTable(), $database, 100 ) )->give_back( 'visitor', 1 );
		$this->assertTrue( self::take( $database, 100 ) );
		$this->assertFalse( self::take( $database, 100 ) );
	}

	public function test_deletes_expired_rows_when_an_hour_has_passed(): void {
		$database = Database::open( array( self::TABLE ) );
		$names    = static function () use ( $database ) {
			return array_column( $database->get_results( 'SELECT name FROM wp_hadaya_limits ORDER BY id' ), 'name' );
		};
		foreach ( array( 'a' => 0, 'b' => 1000, 'c' => 3700 ) as $name => $now ) {
			( new RateTable( new OwnTable(), $database, $now ) )->take( $name, 1, 1, 600 );
		}
		$this->assertSame( array( 'sweep', 'c' ), array_values( array_intersect( array( 'sweep', 'c' ), $names() ) ) );
		$this->assertNotContains( 'a', $names() );
		$this->assertNotContains( 'b', $names() );
	}
}
