<?php
/**
 * A request on its way.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Http\RateLimit;
use Hadaya\Http\Request;
use Hadaya\Quote\QuoteLine;
use Hadaya\Quote\QuoteLogo;

defined( 'ABSPATH' ) || exit;

/**
 * What the steps have found out of a sent request.
 */
final class QuotePost {

	public Request $request;

	public RateLimit $limit;

	/** @var QuoteLine[] */
	public array $lines = array();

	/**
	 * Places in the sent list, from 1, of what the shop does not sell.
	 *
	 * @var int[]
	 */
	public array $missing = array();

	/**
	 * Fields that every form knows: `name`, `email`, `phone`, `message`.
	 *
	 * @var string[]
	 */
	public array $texts = array();

	public string $company = '';

	/**
	 * Date, `2026-12-10`; empty for none.
	 *
	 * @var string
	 */
	public string $needed_by = '';

	public QuoteLogo $logo;

	/**
	 * By what the same request is recognised when it is sent once more.
	 *
	 * @var string
	 */
	public string $key = '';

	public function __construct( Request $request ) {
		$this->request = $request;
	}

	/**
	 * The request as the inbox and mails show every lead.
	 *
	 * @return array[] Each with `label` and `value`.
	 */
	public function fields(): array {
		$words  = array_map( static fn ( QuoteLine $line ): string => '• ' . $line->words(), $this->lines );
		$fields = array();
		foreach ( array(
			__( 'Company', 'hadaya' )   => $this->company,
			__( 'Needed by', 'hadaya' ) => $this->needed_by,
			__( 'Quote', 'hadaya' )     => implode( "\n", $words ),
		) as $label => $value ) {
			if ( '' !== $value ) {
				$fields[] = compact( 'label', 'value' );
			}
		}
		return $fields;
	}

	/**
	 * Refuses a request, which counts as a try.
	 *
	 * @param array $answer Answer.
	 * @return array
	 */
	public function reject( array $answer ): array {
		$this->limit->reject();
		return $answer;
	}
}
