<?php
/**
 * Rate limits for quote requests.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Http\RateLimits;
use Hadaya\Mail\ReplyLimit;
use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Counts a request against the limits per visitor, IP address and contact. The limit per contact also stops requests that come from many IP addresses
 * but all contain the same email address or phone number.
 */
final class Count implements Step {

	/**
	 * Maximum requests per email address or phone number within ten minutes.
	 */
	const MOST_OF_CONTACT = 5;

	private RateLimits $rate_limits;

	public function __construct( RateLimits $rate_limits ) {
		$this->rate_limits = $rate_limits;
	}

	public function take( QuotePost $post ): ?QuoteAnswer {
		$email   = $post->texts['email'];
		$contact = '' === $email ? Phones::digits( Phones::plain( $post->texts['phone'] ) ) : ReplyLimit::inbox( $email );
		/**
		 * Filters how many quote requests may contain the same email address or phone number within ten minutes. 0 turns the limit off.
		 *
		 * @since 1.0.0
		 *
		 * @param int $most Limit.
		 */
		$most = (int) apply_filters( 'hadaya_quote_contact_limit', self::MOST_OF_CONTACT );
		if ( $most > 0 && $this->rate_limits->count( 'quote-contact', $contact, $most ) > 0 ) {
			return QuoteAnswer::pause();
		}
		return $post->limit->accept() > 0 ? QuoteAnswer::pause() : null;
	}
}
