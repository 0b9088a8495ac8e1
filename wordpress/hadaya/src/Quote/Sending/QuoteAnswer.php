<?php
/**
 * Response to a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Quote\Quote;

defined( 'ABSPATH' ) || exit;

/**
 * The response to a quote request: the stored quote, or the reason why it was rejected.
 */
final class QuoteAnswer {

	/** @var Quote|null The stored quote; null for a rejection. */
	public ?Quote $quote;
	/** @var string Message for the buyer if the request is rejected. */
	public string $message;
	private string $field;

	private function __construct( ?Quote $quote, string $message = '', string $field = '' ) {
		$this->quote   = $quote;
		$this->message = $message;
		$this->field   = $field;
	}

	/**
	 * Creates the response to a stored request.
	 *
	 * @param Quote $quote Quote.
	 * @return self
	 */
	public static function sent( Quote $quote ): self {
		return new self( $quote );
	}

	/**
	 * Creates the response to a rejected request.
	 *
	 * @param string $message Text for the buyer.
	 * @param string $field   Field to which it refers.
	 * @return self
	 */
	public static function refuse( string $message, string $field = '' ): self {
		return new self( null, $message, $field );
	}

	/**
	 * Creates the response to a sender who has exceeded a rate limit.
	 *
	 * @return self
	 */
	public static function pause(): self {
		return self::refuse( __( 'Too many requests. Try again in a few minutes.', 'hadaya' ) );
	}

	/**
	 * Creates the response for a failure to store the request.
	 *
	 * @return self
	 */
	public static function failed(): self {
		return self::refuse( __( 'Your request could not be saved. Try again, or contact us another way.', 'hadaya' ) );
	}

	/**
	 * Returns the response for the browser: `status` 1 for a stored request, 0 for a rejection.
	 *
	 * @return array{status: int, number: string, link: string}|array{status: int, message: string, field: string}
	 */
	public function to_array(): array {
		return null === $this->quote
			? array(
				'status'  => 0,
				'message' => $this->message,
				'field'   => $this->field,
			)
			: array(
				'status' => 1,
				'number' => $this->quote->number(),
				'link'   => $this->quote->link(),
			);
	}
}
