<?php
/**
 * The answer to a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Quote\Quote;

defined( 'ABSPATH' ) || exit;

/**
 * What the browser reads: `status` 1 with `number` and `link`, or 0 with `message` and `field`.
 */
final class QuoteAnswer {

	/**
	 * The answer to a stored request.
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
	 * A refusal.
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
	 * The refusal of whoever sends too much.
	 *
	 * @return array
	 */
	public static function pause(): array {
		return self::refuse( __( 'Too many requests. Try again in a few minutes.', 'hadaya' ) );
	}

	/**
	 * The refusal of what could not be kept.
	 *
	 * @return array
	 */
	public static function lost(): array {
		return self::refuse( __( 'Your request could not be stored. Try again, or use another channel.', 'hadaya' ) );
	}
}
