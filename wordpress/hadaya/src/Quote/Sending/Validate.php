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
 * Rejects a request that the buyer has to correct. A product that is no longer sold is reported by its position;
 * otherwise the shop would answer a shorter list than the buyer sees.
 */
final class Validate implements Step {

	/**
	 * Maximum lines of a request.
	 */
	const MOST_LINES = 50;

	public function take( QuotePost $post ): ?QuoteAnswer {
		$mistake = self::mistake_of_lines( $post );
		if ( '' !== $mistake ) {
			return $post->reject( QuoteAnswer::refuse( $mistake, 'lines' ) );
		}
		if ( '' === $post->texts['email'] && ! Phones::is_number( $post->texts['phone'] ) ) {
			$mistake = __( 'Enter a WhatsApp number or an email address so that the shop can reply.', 'hadaya' );
			return $post->reject( QuoteAnswer::refuse( $mistake, 'contact' ) );
		}
		$mistake = $post->logo->problem();
		return '' === $mistake ? null : $post->reject( QuoteAnswer::refuse( $mistake, 'logo' ) );
	}

	/**
	 * The error of the lines.
	 *
	 * @param QuotePost $post Request.
	 * @return string Empty for none.
	 */
	private static function mistake_of_lines( QuotePost $post ): string {
		if ( array() === $post->lines ) {
			return __( 'The shop no longer offers quotes for these products.', 'hadaya' );
		}
		if ( count( $post->lines ) + count( $post->missing ) > self::MOST_LINES ) {
			/* translators: %d: number. */
			return sprintf( __( 'Send at most %d products in one request.', 'hadaya' ), self::MOST_LINES );
		}
		/* translators: %s: numbers of products in the list, "2" or "2, 5". */
		$text = __( 'The shop no longer offers quotes for product %s on your list. Remove it and send again.', 'hadaya' );
		return array() === $post->missing ? '' : sprintf( $text, implode( ', ', $post->missing ) );
	}
}
