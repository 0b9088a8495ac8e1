<?php
/**
 * A step of a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

defined( 'ABSPATH' ) || exit;

/**
 * Looks at a sent request and adds to it what it finds out.
 */
interface Step {

	/**
	 * Takes a request.
	 *
	 * @param QuotePost $post Request.
	 * @return array|null An answer, see `QuoteAnswer`, when the request goes no further; null when the next step takes it.
	 */
	public function take( QuotePost $post ): ?array;
}
