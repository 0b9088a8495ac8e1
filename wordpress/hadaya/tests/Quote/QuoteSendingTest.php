<?php
/**
 * Tests of what is refused before a request is stored.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

use Hadaya\Http\Request;
use Hadaya\Quote\QuoteSending;
use Hadaya\Tests\Database;
use Hadaya\Tests\Http\RateTableTest;
use Hadaya\Widgets\FormStamp;

/**
 * The same questions as for a posted form.
 */
final class QuoteSendingTest extends QuoteTestCase {

	/**
	 * The answer to a request that is right but for these values.
	 *
	 * @param array $given    Values.
	 * @param array $settings Settings of the owner.
	 */
	private static function answer( array $given, array $settings = array() ): array {
		$database        = Database::open( array( RateTableTest::TABLE ) );
		$GLOBALS['wpdb'] = $database; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The test's database.
		self::catalogue( $settings );
		$usual = array(
			'nonce'   => 'right',
			'lines'   => '[{"product":7,"quantity":3}]',
			'contact' => 'amal@company.example',
		);
		return self::part( QuoteSending::class )->take( new Request( $given + $usual ) );
	}

	/**
	 * What is refused, and at which field.
	 *
	 * @return array[]
	 */
	public function refused(): array {
		return array(
			'a wrong nonce'         => array( array( 'nonce' => 'wrong' ), '' ),
			'no nonce'              => array( array( 'nonce' => '' ), '' ),
			'a stamp of nobody'     => array( array( 'stamp' => '1800000000000.' . str_repeat( '0', 20 ) ), '' ),
			'no products'           => array( array( 'lines' => '[]' ), 'lines' ),
			'lines that are none'   => array( array( 'lines' => '{"a":' ), 'lines' ),
			'unknown products'      => array( array( 'lines' => '[{"product":99,"quantity":1}]' ), 'lines' ),
			'lines that lie deep'   => array( array( 'lines' => str_repeat( '[', 100 ) . str_repeat( ']', 100 ) ), 'lines' ),
			'nobody to answer'      => array( array( 'contact' => 'later' ), 'contact' ),
			'an address that is none' => array( array( 'contact' => '"><img src=x>@' ), 'contact' ),
		);
	}

	/**
	 * @dataProvider refused
	 */
	public function test_it_is_refused( array $given, string $field ): void {
		$answer = self::answer( $given );
		$this->assertSame( array( 0, $field ), array( $answer['status'], $answer['field'] ) );
		$this->assertNotSame( '', $answer['message'] );
	}

	public function test_a_stamp_of_this_moment_is_too_early(): void {
		$this->assertSame( 0, self::answer( array( 'stamp' => FormStamp::of_site()->make() ) )['status'] );
	}

	public function test_nothing_is_taken_while_the_owner_has_it_off(): void {
		$this->assertSame( 0, self::answer( array(), array( 'enabled' => false ) )['status'] );
	}
}
