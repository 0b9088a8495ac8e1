<?php
/**
 * Limit on automatic replies.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Http\RateLimits;

defined( 'ABSPATH' ) || exit;

/**
 * Limits automatic replies to one per inbox in 24 hours, however the address is spelled, so that nobody can flood a stranger with emails. Only a
 * keyed hash of the address is stored, in the rate limits table.
 */
final class ReplyLimit {

	/**
	 * Hosts that ignore dots before the "@".
	 */
	const DOTLESS = array( 'gmail.com', 'googlemail.com' );

	private RateLimits $rate_limits;

	public function __construct( RateLimits $rate_limits ) {
		$this->rate_limits = $rate_limits;
	}

	/**
	 * Returns the canonical form of an address: lower case, without a plus suffix, and for Gmail without dots.
	 *
	 * @param string $address Address.
	 * @return string
	 */
	public static function inbox( string $address ): string {
		$small = mb_strtolower( trim( $address ) );
		$at    = strrpos( $small, '@' );
		if ( false === $at ) {
			return $small;
		}
		$host = rtrim( substr( $small, $at + 1 ), '.' );
		$name = (string) preg_replace( '/^([^+]+)\+.*$/s', '$1', substr( $small, 0, $at ) );
		if ( in_array( $host, self::DOTLESS, true ) ) {
			$host = self::DOTLESS[0];
			$name = str_replace( '.', '', $name );
		}
		return $name . '@' . $host;
	}

	/**
	 * Claims the one reply that an inbox may receive in 24 hours. Only one of several concurrent requests succeeds.
	 *
	 * @param string $address Address.
	 * @return bool Whether this request claimed the reply.
	 */
	public function take( string $address ): bool {
		return 0 === $this->rate_limits->count( 'reply', self::inbox( $address ), 1, DAY_IN_SECONDS );
	}
}
