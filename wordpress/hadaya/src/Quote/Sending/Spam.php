<?php
/**
 * Spam check for a quote request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Settings\Options;
use Hadaya\Spam\Akismet;
use Hadaya\Spam\KnownSenders;
use Hadaya\Spam\SpamCheck;
use Hadaya\Widgets\FormStamp;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the form's spam check to a request, with the services that the owner enabled.
 */
final class Spam {

	private SpamCheck $check;

	public function __construct( Akismet $akismet, KnownSenders $known_senders, Options $options ) {
		$asks_akismet = ! empty( $options->form()['captcha']['akismet'] );
		$this->check  = new SpamCheck( $akismet, $known_senders, FormStamp::of_site(), $asks_akismet );
	}

	/**
	 * Returns the reason for classifying a request as spam; empty if it is not spam.
	 *
	 * @param QuotePost $post Request.
	 * @param string    $page URL of the page from which it was sent.
	 * @return string
	 */
	public function reason( QuotePost $post, string $page ): string {
		return $this->check->reason( $post->request, $post->texts, $post->fields(), $page );
	}
}
