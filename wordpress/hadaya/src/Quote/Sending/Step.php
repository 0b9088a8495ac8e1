<?php
/**
 * A step in processing a quote request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

defined( 'ABSPATH' ) || exit;

/**
 * Examines a quote request and adds its findings to the `QuotePost`.
 */
interface Step {

	/**
	 * Processes a request; a returned response ends the processing.
	 *
	 * @param QuotePost $post Request.
	 * @return QuoteAnswer|null Null to pass the request to the next step.
	 */
	public function take( QuotePost $post ): ?QuoteAnswer;
}
