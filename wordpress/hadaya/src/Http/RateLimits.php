<?php
/**
 * Rate limits for senders.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the current visitor's limits, and counts requests to our other endpoints.
 */
final class RateLimits {

	private RateTable $table;
	private Visitor $visitor;

	public function __construct( RateTable $table, Visitor $visitor ) {
		$this->visitor = $visitor;
		$this->table   = $table;
	}

	/**
	 * Returns the limits of the current visitor, who is identified by the cookie's token and the IP address.
	 *
	 * @return RateLimit
	 */
	public function of_visitor(): RateLimit {
		return new RateLimit( $this->table, $this->visitor->token(), $this->visitor->address() );
	}

	/**
	 * Counts a sender's request. This method can be called before WordPress defines `wp_hash`.
	 *
	 * @param string $kind   Kind of counter, such as `quote-ask`.
	 * @param string $sender Identifier of the sender.
	 * @param int    $most   Maximum number of calls within the span.
	 * @param int    $span   Length of the span in seconds.
	 * @return int Seconds to wait; 0 if the call is within the limit.
	 */
	public function count( string $kind, string $sender, int $most, int $span = RateLimit::SPAN ): int {
		$name = RateLimit::name( $kind, $sender );
		if ( $this->table->take( $name, 1, $most, $span ) ) {
			return 0;
		}
		return max( array_merge( array( 1 ), $this->table->waits( array( $name => $most ) ) ) );
	}

	/**
	 * Reverts the count of a sender's request.
	 *
	 * @param string $kind   Kind of counter, such as `quote-ask`.
	 * @param string $sender Identifier of the sender.
	 */
	public function give_back( string $kind, string $sender ): void {
		$this->table->give_back( RateLimit::name( $kind, $sender ), 1 );
	}
}
