<?php
/**
 * Step of a quote request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

defined( 'ABSPATH' ) || exit;

/**
 * Examines a quote request and adds its findings.
 */
interface Step {

	/**
	 * Processes a request; returns a response to stop.
	 *
	 * @param QuotePost $post Request.
	 * @return array|null An answer, see `QuoteAnswer`, when the request goes no further; null when the next step takes it.
	 */
	public function take( QuotePost $post ): ?array;
}
