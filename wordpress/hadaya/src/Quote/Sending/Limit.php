<?php
/**
 * Rate limit for a visitor's quote requests.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Http\RateLimits;
use Hadaya\Widgets\FormStamp;

defined( 'ABSPATH' ) || exit;

/**
 * Rejects senders above the limit, and requests that are sent faster than a person can write.
 */
final class Limit implements Step {

	private RateLimits $rate_limits;

	public function __construct( RateLimits $rate_limits ) {
		$this->rate_limits = $rate_limits;
	}

	public function take( QuotePost $post ): ?QuoteAnswer {
		$post->limit = $this->rate_limits->of_visitor();
		if ( $post->limit->wait() > 0 ) {
			return QuoteAnswer::pause();
		}
		$judged = FormStamp::of_site()->judge( $post->request->text( 'stamp', 64 ) );
		return in_array( $judged, array( FormStamp::BAD, FormStamp::EARLY ), true )
			? $post->reject( QuoteAnswer::refuse( __( 'The request was sent too quickly. Please send it again.', 'hadaya' ) ) )
			: null;
	}
}
