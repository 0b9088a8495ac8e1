<?php
/**
 * Quote request being processed.
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
 * Collects what the steps find out about a quote request.
 *
 * @phpstan-import-type LeadField from \Hadaya\Leads\Lead
 */
final class QuotePost {

	public Request $request;

	public RateLimit $limit;

	/** @var QuoteLine[] */
	public array $lines = array();

	/**
	 * Positions in the sent list, from 1, of products that the shop does not sell.
	 *
	 * @var int[]
	 */
	public array $missing = array();

	/**
	 * Built-in fields: `name`, `email`, `phone`, `message`.
	 *
	 * @var string[]
	 */
	public array $texts = array();

	public string $company = '';

	/**
	 * Date, such as `2026-12-10`; empty if there is none.
	 *
	 * @var string
	 */
	public string $needed_by = '';

	public QuoteLogo $logo;

	/**
	 * Key by which a resubmission of the same request is recognised.
	 *
	 * @var string
	 */
	public string $key = '';

	public function __construct( Request $request ) {
		$this->request = $request;
	}

	/**
	 * Returns the request as fields of a lead, for the inbox and emails.
	 *
	 * @return list<LeadField> Each with `label` and `value`.
	 */
	public function fields(): array {
		$strings = array_map( static fn ( QuoteLine $line ): string => '• ' . $line->describe(), $this->lines );
		$fields  = array();
		foreach ( array(
			__( 'Company', 'hadaya' )   => $this->company,
			__( 'Needed by', 'hadaya' ) => $this->needed_by,
			__( 'Requested products', 'hadaya' )     => implode( "\n", $strings ),
		) as $label => $value ) {
			if ( '' !== $value ) {
				$fields[] = compact( 'label', 'value' );
			}
		}
		return $fields;
	}

	/**
	 * Rejects a request and counts it as an attempt.
	 *
	 * @param QuoteAnswer $answer Answer.
	 * @return QuoteAnswer
	 */
	public function reject( QuoteAnswer $answer ): QuoteAnswer {
		$this->limit->reject();
		return $answer;
	}
}
