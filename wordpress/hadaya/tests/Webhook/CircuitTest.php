<?php
/**
 * Tests of whether the other system is called.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Webhook;

use Hadaya\Tests\TestCase;
use Hadaya\Webhook\Circuit;
use Hadaya\Webhook\WebhookCall;

/**
 * A system that is down is not called for every lead, and one lead alone tells whether it is back.
 */
final class CircuitTest extends TestCase {

	private static function down(): Circuit {
		return ( new Circuit() )->failed( 1, 100 )->failed( 2, 100 )->failed( 3, 100 );
	}

	public function test_three_leads_in_a_row_open_it(): void {
		$this->assertSame( 0, ( new Circuit() )->failed( 1, 100 )->failed( 2, 100 )->wait( 100 ) );
		$this->assertSame( 100 + Circuit::PAUSE, self::down()->wait( 100 ) );
	}

	public function test_one_lead_that_is_tried_again_does_not(): void {
		$circuit = new Circuit();
		for ( $try = 0; $try < 6; $try++ ) {
			$circuit = $circuit->failed( 1, 100 );
		}
		$this->assertSame( 0, $circuit->wait( 100 ) );
	}

	public function test_after_the_pause_one_is_tried_and_the_others_wait_for_it(): void {
		$after = 100 + Circuit::PAUSE;
		$this->assertSame( 0, self::down()->wait( $after ) );
		$this->assertGreaterThan( $after, self::down()->trying( $after )->wait( $after ) );
		$this->assertSame( 0, self::down()->trying( $after )->taken()->wait( $after ) );
		$this->assertGreaterThan( $after, self::down()->trying( $after )->failed( 4, $after )->wait( $after ) );
	}

	public function test_while_all_is_well_nobody_waits_for_a_try(): void {
		$this->assertSame( 0, ( new Circuit() )->trying( 100 )->wait( 100 ) );
	}

	public function test_it_comes_back_as_it_was_kept_and_from_nonsense_closed(): void {
		$this->assertEquals( self::down(), Circuit::from_array( self::down()->to_array() ) );
		foreach ( array( false, '', 'x', array( 'failed' => 'x', 'until' => array() ) ) as $kept ) {
			$this->assertSame( 0, Circuit::from_array( $kept )->wait( 100 ) );
		}
	}

	public function test_the_timed_signature_signs_time_and_body(): void {
		$this->assertSame( 't=17,v1=' . hash_hmac( 'sha256', '17.{}', 'secret' ), WebhookCall::timed_signature( '{}', 'secret', 17 ) );
	}
}
