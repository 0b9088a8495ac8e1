<?php
/**
 * The owner's other system, as far as it is known.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Leads\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * Calls the other system, and remembers whether it answers and how long that takes: one that is down or slow must not hold up
 * what else WP-Cron has to do.
 */
final class Receiver {

	/**
	 * Option with what is known.
	 */
	const OPTION = 'hadaya_webhook_circuit';

	/**
	 * Seconds that the calls of one process may take together; what is due then waits for the next one.
	 */
	const LONGEST = 20;

	/**
	 * Seconds that the calls of this process have taken.
	 *
	 * @var float
	 */
	private float $spent = 0.0;

	/**
	 * Calls it.
	 *
	 * @param array $settings The owner's wishes.
	 * @param Lead  $lead     Lead.
	 * @return Verdict
	 */
	public function call( array $settings, Lead $lead ): Verdict {
		$before = $this->circuit();
		self::keep( $before->trying( time() ), $before );
		$start        = microtime( true );
		$verdict      = WebhookCall::post( $settings, $lead );
		$this->spent += microtime( true ) - $start;
		$before       = $this->circuit();
		self::keep( '' === $verdict->problem || $verdict->is_final ? $before->taken() : $before->failed( $lead->id(), time() ), $before );
		return $verdict;
	}

	/**
	 * Until when a lead has to wait, in seconds since 1970; 0 when it may be sent.
	 *
	 * @param int $now Seconds since 1970.
	 * @return int
	 */
	public function wait( int $now ): int {
		$until = $this->circuit()->wait( $now );
		return 0 === $until && $this->spent >= self::LONGEST ? $now + MINUTE_IN_SECONDS : $until;
	}

	/**
	 * Forgets what is known: the owner says that it works.
	 */
	public function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * What is known.
	 *
	 * @return Circuit
	 */
	private function circuit(): Circuit {
		return Circuit::from_array( get_option( self::OPTION ) );
	}

	/**
	 * Keeps what is known, where that is something else than before.
	 *
	 * @param Circuit $now    What is known now.
	 * @param Circuit $before What was known.
	 */
	private static function keep( Circuit $now, Circuit $before ): void {
		if ( $now->to_array() !== $before->to_array() ) {
			update_option( self::OPTION, $now->to_array(), false );
		}
	}
}
