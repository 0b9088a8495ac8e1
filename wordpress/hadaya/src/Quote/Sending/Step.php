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
	 * @return QuoteAnswer|null Null if the next step takes the request.
	 */
	public function take( QuotePost $post ): ?QuoteAnswer;
}
