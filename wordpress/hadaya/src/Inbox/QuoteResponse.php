<?php
/**
 * Quote in REST responses.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Quote\Catalogue;
use Hadaya\Quote\QuoteLine;
use Hadaya\Quote\Quotes;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the quote of a lead for the inbox: its lines, the current offer, and the buyer's link.
 *
 * @phpstan-import-type StoredOffer from \Hadaya\Quote\Offer
 */
final class QuoteResponse {

	private Quotes $quotes;

	public function __construct( Quotes $quotes ) {
		$this->quotes = $quotes;
	}

	/**
	 * The quote of a lead.
	 *
	 * @param int $id Id of the lead.
	 * @return array{number: string, currency: string, taxes: string, state: string, link: string, order: int, lines: list<array{title: string, quantity: int, note: string, price: float|null}>, offer: StoredOffer|null}|null Null for a lead of another kind.
	 */
	public function of( int $id ): ?array {
		$quote = $this->quotes->of( $id );
		if ( null === $quote ) {
			return null;
		}
		$offer = $quote->offer();
		return array(
			'number'   => $quote->number(),
			'currency' => $quote->currency(),
			'taxes'    => null === $offer ? Catalogue::taxes() : $offer->taxes(),
			'state'    => $quote->state(),
			'link'     => $quote->link(),
			'order'    => $quote->order(),
			'lines'    => array_map( array( self::class, 'line' ), $quote->lines() ),
			'offer'    => null === $offer ? null : $offer->to_array(),
		);
	}

	/**
	 * A line.
	 *
	 * @param QuoteLine $line Line.
	 * @return array{title: string, quantity: int, note: string, price: float|null}
	 */
	private static function line( QuoteLine $line ): array {
		return array(
			'title'    => $line->title(),
			'quantity' => $line->quantity(),
			'note'     => $line->note(),
			'price'    => $line->price(),
		);
	}
}
