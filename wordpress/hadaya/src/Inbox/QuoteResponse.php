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
 * Converts a lead's quote for the inbox: its lines, the current offer, and the buyer's link.
 *
 * @phpstan-import-type StoredOffer from \Hadaya\Quote\Offer
 */
final class QuoteResponse {

	private Quotes $quotes;

	public function __construct( Quotes $quotes ) {
		$this->quotes = $quotes;
	}

	/**
	 * Returns a lead's quote, with the taxes of the offer or, if there is no offer yet, of the shop.
	 *
	 * @param int $id Id of the lead.
	 * @return array{number: string, currency: string, taxes: string, state: string, link: string, order: array{number:
	 * string, url: string}|null, lines: list<array{title: string, quantity: int, note: string, price: float|null}>,
	 * offer: StoredOffer|null}|null Null for a lead that is not a quote.
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
			'order'    => self::order( $quote->order() ),
			'lines'    => array_map( array( self::class, 'line' ), $quote->lines() ),
			'offer'    => null === $offer ? null : $offer->to_array(),
		);
	}

	/**
	 * Returns the order that was created when the buyer accepted the offer.
	 *
	 * @param int $id Id of the order; 0 for none.
	 * @return array{number: string, url: string}|null Null if there is no order or it was deleted.
	 */
	private static function order( int $id ): ?array {
		$order = $id > 0 && function_exists( 'wc_get_order' ) ? wc_get_order( $id ) : null;
		return $order instanceof \WC_Order ? array(
			'number' => $order->get_order_number(),
			'url'    => $order->get_edit_order_url(),
		) : null;
	}

	/**
	 * Converts a line of the quote; `price` is the unit price that the buyer saw.
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
