<?php
/**
 * Authentication of a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Quote\Catalogue;
use Hadaya\Quote\QuoteSending;

defined( 'ABSPATH' ) || exit;

/**
 * Rejects requests without a valid nonce, and all requests while the list is disabled.
 */
final class Authenticate implements Step {

	private Catalogue $catalogue;

	public function __construct( Catalogue $catalogue ) {
		$this->catalogue = $catalogue;
	}

	public function take( QuotePost $post ): ?QuoteAnswer {
		return $this->catalogue->is_on() && false !== wp_verify_nonce( $post->request->word( 'nonce' ), QuoteSending::NONCE )
			? null
			: QuoteAnswer::refuse( __( 'This page has expired. Reload it. Your list will not be lost.', 'hadaya' ) );
	}
}
