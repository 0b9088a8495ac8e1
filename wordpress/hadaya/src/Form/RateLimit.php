<?php
/**
 * Limit of messages by visitor.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Counts messages within a span of time: of one visitor, known by a token of ours, and of one address. A visitor without
 * a token counts as the address. Behind a proxy the whole shop may have one address, so an address alone may send many
 * times as much. Neither token nor address is kept, only a keyed hash of it.
 */
final class RateLimit {


	/**
	 * Messages of one visitor within the span.
	 */
	const MOST = 10;

	/**
	 * How many visitors' worth of messages one address may send.
	 */
	const VISITORS_AT_ADDRESS = 10;

	/**
	 * Length of the span in seconds.
	 */
	const SPAN = 600;

	/**
	 * Counts one message and tells how long to wait.
	 *
	 * @return int Seconds until the next message is taken; 0 when this one is.
	 */
	public static function wait(): int {
		/**
		 * Messages that one visitor may send within ten minutes. 0 switches the limit off.
		 *
		 * @since 0.1.0
		 *
		 * @param int $most Limit.
		 */
		$most = (int) apply_filters( 'hadaya_form_rate_limit', self::MOST );
		if ($most <= 0 ) {
			return 0;
		}
		/**
		 * Messages that all visitors of one address may send within ten minutes.
		 *
		 * @since 0.1.0
		 *
		 * @param int $most Limit.
		 */
		$most_at_address = max( $most, (int) apply_filters( 'hadaya_form_address_limit', $most * self::VISITORS_AT_ADDRESS ) );
		$address         = Visitor::address();
		$token           = Visitor::token();
		return max(
			self::count( 'visitor', '' === $token ? $address : $token, $most ),
			self::count( 'address', $address, $most_at_address )
		);
	}

	/**
	 * Counts one message or call of one sender. It is also asked before WordPress has its own `wp_hash`.
	 *
	 * @param  string $kind   Kind of sender.
	 * @param  string $sender Sender.
	 * @param  int    $most   Messages within the span.
	 * @return int Seconds to wait, 0 when the message is within the limit.
	 */
	public static function count( string $kind, string $sender, int $most ): int {
		$secret  = ( defined( 'NONCE_SALT' ) ? NONCE_SALT : '' ) . DB_PASSWORD . DB_NAME;
		$key     = 'hadaya_rate_' . substr( hash_hmac( 'sha256', $kind . $sender, $secret ), 0, 20 );
		$counted = get_transient( $key );
		$counted = is_array( $counted ) && $counted['until'] > time() ? $counted : array(
			'sent'  => 0,
			'until' => time() + self::SPAN,
		);
		++$counted['sent'];
		$left = max( 1, $counted['until'] - time() );
		set_transient( $key, $counted, $left );
		return $counted['sent'] <= $most ? 0 : $left;
	}
}
