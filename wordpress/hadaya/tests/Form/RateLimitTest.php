<?php
/**
 * Tests for the rate limits for messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Form;

use Hadaya\Http\RateLimit;
use Hadaya\Http\RateTable;
use Hadaya\Support\OwnTable;
use Hadaya\Tests\Database;
use Hadaya\Tests\Http\RateTableTest;
use Hadaya\Tests\TestCase;

/**
 * Tests the limits on messages and attempts per visitor and IP address. `RateTableTest` covers the counting.
 */
final class RateLimitTest extends TestCase {

	/**
	 * In-memory database with the table of rate limits.
	 *
	 * @var Database
	 */
	private Database $database;

	/**
	 * Opens a database with an empty limits table.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->database = Database::open( array( RateTableTest::TABLE ) );
	}

	/**
	 * Returns the rate limits of a visitor, with the clock stopped at second 1000.
	 *
	 * @param string $token   The visitor's token.
	 * @param string $address IP address.
	 * @return RateLimit
	 */
	private function limits( string $token = 'amal', string $address = '192.0.2.1' ): RateLimit {
		return new RateLimit( new RateTable( new OwnTable(), $this->database, 1000 ), $token, $address );
	}

	/**
	 * Attempts to send a number of messages.
	 *
	 * @param RateLimit $limits The visitor's limits.
	 * @param int       $count  Number of attempts.
	 * @return int Number of accepted attempts.
	 */
	private static function send( RateLimit $limits, int $count ): int {
		$taken = 0;
		for ( $turn = 0; $turn < $count; $turn++ ) {
			$taken += 0 === $limits->accept() ? 1 : 0;
		}
		return $taken;
	}

	/**
	 * Invalid attempts do not count towards the limit on messages.
	 */
	public function test_invalid_attempts_do_not_block_sending(): void {
		$limits = $this->limits();
		for ( $turn = 0; $turn < RateLimit::MOST; $turn++ ) {
			$limits->reject();
		}
		$this->assertSame( 0, $limits->wait() );
		$this->assertSame( RateLimit::MOST, self::send( $limits, RateLimit::MOST + 1 ) );
		$this->assertSame( RateLimit::SPAN, $limits->wait() );
	}

	/**
	 * A visitor has five attempts per message.
	 */
	public function test_rejects_attempts_beyond_the_limit(): void {
		$limits = $this->limits();
		for ( $turn = 1; $turn < RateLimit::TRIES * RateLimit::MOST; $turn++ ) {
			$limits->reject();
		}
		$this->assertSame( 0, $limits->wait() );
		$limits->reject();
		$this->assertSame( RateLimit::SPAN, $limits->wait() );
		$this->assertSame( 0, $this->limits( 'badr' )->wait() );
	}

	/**
	 * Behind a proxy, a whole company shares one IP address. Several visitors may send from it, but only up to the limit for that address.
	 */
	public function test_several_visitors_may_send_from_one_ip_address(): void {
		$taken = 0;
		for ( $visitor = 0; $visitor <= RateLimit::VISITORS_AT_ADDRESS; $visitor++ ) {
			$taken += self::send( $this->limits( 'visitor-' . $visitor ), RateLimit::MOST );
		}
		$this->assertSame( RateLimit::MOST * RateLimit::VISITORS_AT_ADDRESS, $taken );
		$this->assertSame( 1, self::send( $this->limits( 'other', '192.0.2.2' ), 1 ) );
	}

	/**
	 * A visitor without a token is identified by IP address.
	 */
	public function test_counts_a_visitor_without_a_token_by_ip_address(): void {
		$this->assertSame( RateLimit::MOST, self::send( $this->limits( '' ), RateLimit::MOST + 1 ) );
		$this->assertSame( 0, self::send( $this->limits( '' ), 1 ) );
		$this->assertSame( 1, self::send( $this->limits( '', '192.0.2.2' ), 1 ) );
	}

	/**
	 * A message that passes the visitor's limit but exceeds the limit of the IP address counts towards neither limit.
	 */
	public function test_does_not_count_a_rejected_message(): void {
		add_filter( 'hadaya_form_address_limit', fn () => 2 );
		add_filter( 'hadaya_form_rate_limit', fn () => 2 );
		self::send( $this->limits( 'amal' ), 2 );
		$before = $this->database->get_results( 'SELECT name, used FROM wp_hadaya_limits WHERE used > 0 ORDER BY id' );
		$this->assertSame( 0, self::send( $this->limits( 'badr' ), 1 ) );
		$this->assertSame( $before, $this->database->get_results( 'SELECT name, used FROM wp_hadaya_limits WHERE used > 0 ORDER BY id' ) );
	}

	/**
	 * The owner's filter changes the limit, and 0 removes it.
	 */
	public function test_the_owners_filter_changes_the_limit(): void {
		$most = 2;
		add_filter(
			'hadaya_form_rate_limit',
			static function () use ( &$most ): int {
				return $most;
			}
		);
		$this->assertSame( 2, self::send( $this->limits(), 3 ) );
		$most = 0;
		$this->assertSame( 30, self::send( $this->limits(), 30 ) );
	}
}
