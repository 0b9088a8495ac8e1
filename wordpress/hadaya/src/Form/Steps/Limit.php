<?php
/**
 * Rate limit for a visitor's messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Http\RateLimits;
use Hadaya\Http\Visitor;
use Hadaya\Widgets\FormStamp;

defined( 'ABSPATH' ) || exit;

/**
 * Rejects senders above the limit, forms sent faster than people write, and foreign or expired stamps. After a rejected stamp, the widget fetches a
 * fresh one and sends the form again.
 */
final class Limit implements Step {

	private Visitor $visitor;
	private RateLimits $rate_limits;

	public function __construct( Visitor $visitor, RateLimits $rate_limits ) {
		$this->visitor     = $visitor;
		$this->rate_limits = $rate_limits;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$this->visitor->introduce();
		$post->limit = $this->rate_limits->of_visitor();

		$wait = $post->limit->wait();
		if ( $wait > 0 ) {
			return FormAnswer::pause( $wait );
		}
		switch ( FormStamp::of_site()->judge( $post->request->text( 'stamp', 20 ) ) ) {
			case FormStamp::BAD:
				return $post->reject( FormAnswer::refusal( FormAnswer::INVALID ) );
			case FormStamp::EARLY:
				return $post->reject(
					FormAnswer::refusal(
						__( 'Your message was sent too quickly and was not accepted. Please wait a few seconds, then send it again.', 'hadaya' )
					)
				);
		}
		return null;
	}
}
