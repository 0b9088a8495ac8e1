<?php
/**
 * Response to a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Quote\Quote;

defined( 'ABSPATH' ) || exit;

/**
 * The response for the browser: `status` 1 with `number` and `link`, or 0 with `message` and `field`.
 */
final class QuoteAnswer {

	/**
	 * The response to a stored request.
	 *
	 * @param Quote $quote Quote.
	 * @return array
	 */
	public static function sent( Quote $quote ): array {
		return array(
			'status' => 1,
			'number' => $quote->number(),
			'link'   => $quote->link(),
		);
	}

	/**
	 * A rejection.
	 *
	 * @param string $message What the buyer reads.
	 * @param string $field   Field that it is about.
	 * @return array
	 */
	public static function refuse( string $message, string $field = '' ): array {
		return array(
			'status'  => 0,
			'message' => $message,
			'field'   => $field,
		);
	}

	/**
	 * The rejection of a rate-limited sender.
	 *
	 * @return array
	 */
	public static function pause(): array {
		return self::refuse( __( 'Too many requests. Try again in a few minutes.', 'hadaya' ) );
	}

	/**
	 * The response if storing failed.
	 *
	 * @return array
	 */
	public static function lost(): array {
		return self::refuse( __( 'Your request could not be saved. Try again, or use another channel.', 'hadaya' ) );
	}
}
