<?php
/**
 * Limit of messages by visitor.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Counts messages of one address within a span of time. The address itself is not kept, only a keyed hash of it.
 */
final class Hadaya_Rate_Limit {

	/**
	 * Messages of one address within the span.
	 */
	const MOST = 10;

	/**
	 * Length of the span in seconds.
	 */
	const SPAN = 600;

	/**
	 * Counts one message and tells whether it is still within the limit.
	 *
	 * @return bool
	 */
	public static function admits() {
		/**
		 * Messages that one address may send within ten minutes. 0 switches the limit off.
		 *
		 * @param int $most Limit.
		 */
		$most = (int) apply_filters( 'hadaya_form_rate_limit', self::MOST );
		if ( $most <= 0 ) {
			return true;
		}
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		$key     = 'hadaya_rate_' . substr( wp_hash( $address, 'nonce' ), 0, 20 );
		$counted = get_transient( $key );
		$counted = is_array( $counted ) && $counted['until'] > time() ? $counted : array(
			'sent'  => 0,
			'until' => time() + self::SPAN,
		);
		++$counted['sent'];
		set_transient( $key, $counted, max( 1, $counted['until'] - time() ) );
		return $counted['sent'] <= $most;
	}
}
