<?php
/**
 * The order of an accepted offer.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Leads\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a WooCommerce order with the offered prices, whatever the products cost by now.
 */
final class QuoteOrder {

	/**
	 * Makes the order.
	 *
	 * @param Quote $quote Quote.
	 * @param Offer $offer Its offer.
	 * @param Lead  $lead  Its lead.
	 * @return int Number of the order; 0 when none could be made.
	 */
	public function make( Quote $quote, Offer $offer, Lead $lead ): int {
		$order = function_exists( 'wc_create_order' ) ? wc_create_order() : null;
		if ( ! $order instanceof \WC_Order ) {
			return 0;
		}
		$lines = $quote->lines();
		foreach ( $offer->line_totals( $lines ) as $index => $total ) {
			$product = wc_get_product( $lines[ $index ]->id() );
			if ( ! $product instanceof \WC_Product ) {
				$order->delete( true );
				return 0;
			}
			$prices = array(
				'subtotal'  => $total,
				'total'     => $total,
				'variation' => $lines[ $index ]->attributes(),
			);
			$order->add_product( $product, $lines[ $index ]->quantity(), $prices );
		}
		$order->set_currency( $quote->currency() );
		$order->set_billing_first_name( $lead->text( 'name' ) );
		if ( is_email( $lead->text( 'email' ) ) ) {
			$order->set_billing_email( $lead->text( 'email' ) );
		}
		$order->set_billing_phone( $lead->text( 'phone' ) );
		// The offer is what the buyer has accepted: no tax is added to it.
		$order->calculate_totals( false );
		/* translators: %s: number of the quote. */
		$order->update_status( 'on-hold', sprintf( __( 'Made of the accepted offer %s.', 'hadaya' ), $quote->number() ) );
		return $order->get_id();
	}
}
