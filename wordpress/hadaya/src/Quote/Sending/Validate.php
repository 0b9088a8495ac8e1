<?php
/**
 * Validation of a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Rejects a request that the buyer has to correct. Reports the position of a product that is no longer sold, because the shop would otherwise receive
 * a shorter list than the buyer sees.
 */
final class Validate implements Step {

	/**
	 * Maximum number of lines in a request.
	 */
	const MOST_LINES = 50;

	public function take( QuotePost $post ): ?QuoteAnswer {
		$mistake = self::mistake_of_lines( $post );
		if ( '' !== $mistake ) {
			return $post->reject( QuoteAnswer::refuse( $mistake, 'lines' ) );
		}
		if ( '' === $post->texts['email'] && ! Phones::is_number( $post->texts['phone'] ) ) {
			$mistake = __( 'Enter a WhatsApp number or an email address so that we can reply.', 'hadaya' );
			return $post->reject( QuoteAnswer::refuse( $mistake, 'contact' ) );
		}
		$mistake = $post->logo->problem();
		return '' === $mistake ? null : $post->reject( QuoteAnswer::refuse( $mistake, 'logo' ) );
	}

	/**
	 * Returns the error message for an empty list, too many lines, or products no longer sold.
	 *
	 * @param QuotePost $post Request.
	 * @return string Empty if there is none.
	 */
	private static function mistake_of_lines( QuotePost $post ): string {
		if ( array() === $post->lines && array() === $post->missing ) {
			return __( 'Your list is empty. Add a product, then send your request.', 'hadaya' );
		}
		if ( array() === $post->lines ) {
			return __( 'We no longer provide quotes for these products. Choose other products.', 'hadaya' );
		}
		if ( count( $post->lines ) + count( $post->missing ) > self::MOST_LINES ) {
			/* translators: %d: number. */
			return sprintf( __( 'Send at most %d products in one request.', 'hadaya' ), self::MOST_LINES );
		}
		/* translators: %s: positions of products in the list, "2" or "2, 5". */
		$text = _n(
			'We no longer provide quotes for item %s on your list. Remove it, then send your request again.',
			'We no longer provide quotes for items %s on your list. Remove them, then send your request again.',
			count( $post->missing ),
			'hadaya'
		);
		return array() === $post->missing ? '' : sprintf( $text, implode( ', ', $post->missing ) );
	}
}
