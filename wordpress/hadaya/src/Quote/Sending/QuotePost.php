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
 * Collects the data that the steps read from a quote request.
 *
 * @phpstan-import-type LeadField from \Hadaya\Leads\Lead
 */
final class QuotePost {

	public Request $request;

	public RateLimit $limit;

	/** @var QuoteLine[] */
	public array $lines = array();

	/**
	 * Positions, counted from 1, of the submitted products that the shop does not sell.
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
	 * Date by which the buyer needs the products, such as `2026-12-10`; empty if none was entered.
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
	 * Counts a rejected request against the visitor's limit, and returns the response unchanged.
	 *
	 * @param QuoteAnswer $answer Answer.
	 * @return QuoteAnswer
	 */
	public function reject( QuoteAnswer $answer ): QuoteAnswer {
		$this->limit->reject();
		return $answer;
	}
}
