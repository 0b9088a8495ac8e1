<?php
/**
 * Limit of automatic answers.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Http\RateLimits;

defined( 'ABSPATH' ) || exit;

/**
 * One automatic answer a day to one inbox, however its address is written, so that nobody can fill a stranger's with them.
 * Only a keyed hash of the address is kept, as a transient, which WordPress clears away.
 */
final class ReplyLimit {

	/**
	 * Hosts whose dots before the "@" mean nothing.
	 */
	const DOTLESS = array( 'gmail.com', 'googlemail.com' );

	private RateLimits $rate_limits;

	public function __construct( RateLimits $rate_limits ) {
		$this->rate_limits = $rate_limits;
	}

	/**
	 * An address as the inbox knows it: in small letters, without what stands behind a plus, and for Gmail without dots.
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
	 * Takes today's answer to an inbox. Of several requests at once one gets it.
	 *
	 * @param string $address Address.
	 * @return bool Whether it was there to be taken.
	 */
	public function take( string $address ): bool {
		return 0 === $this->rate_limits->count( 'reply', self::inbox( $address ), 1, DAY_IN_SECONDS );
	}
}
