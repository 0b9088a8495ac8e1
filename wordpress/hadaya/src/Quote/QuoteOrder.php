<?php
/**
 * Order for an accepted offer.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Leads\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * Creates a WooCommerce order with the offered prices, regardless of the products' current prices.
 */
final class QuoteOrder {

	/**
	 * Creates the order with the status "On hold". On failure, logs the error to WooCommerce's log and deletes the incomplete order.
	 *
	 * @param Quote $quote Quote.
	 * @param Offer $offer Its offer.
	 * @param Lead  $lead  Its lead.
	 * @return int Id of the order; 0 if it could not be created.
	 */
	public function make( Quote $quote, Offer $offer, Lead $lead ): int {
		$order = null;
		try {
			$order = wc_create_order();
			if ( ! $order instanceof \WC_Order ) {
				return 0;
			}
			self::fill( $order, $quote, $offer, $lead );
			/* translators: %s: number of the quote. */
			$order->update_status( 'on-hold', sprintf( __( 'Created from accepted quote %s.', 'hadaya' ), $quote->number() ) );
			return $order->get_id();
		} catch ( \Throwable $error ) {
			wc_get_logger()->error( $quote->number() . ': ' . $error->getMessage(), array( 'source' => 'hadaya-quotes' ) );
			if ( $order instanceof \WC_Order ) {
				$order->delete( true );
			}
			return 0;
		}
	}

	/**
	 * Adds lines, shipping, buyer and totals to an order.
	 *
	 * @param \WC_Order $order Order.
	 * @param Quote     $quote Quote.
	 * @param Offer     $offer Its offer.
	 * @param Lead      $lead  Its lead.
	 */
	private static function fill( \WC_Order $order, Quote $quote, Offer $offer, Lead $lead ): void {
		$order->set_currency( $quote->currency() );
		$order->set_created_via( 'hadaya' );
		$lines = $quote->lines();
		foreach ( $offer->line_totals( $lines ) as $index => $total ) {
			$line    = $lines[ $index ];
			$product = wc_get_product( $line->id() );
			$exists  = $product instanceof \WC_Product;
			$net     = 'incl' === $offer->taxes() ? self::without_tax( $total, $exists ? $product : null ) : $total;
			$parts   = array(
				'subtotal' => $net,
				'total'    => $net,
			);
			// Lists a deleted product by name, because the offer is binding.
			$parts += $exists ? array( 'variation' => $line->attributes() ) : array( 'name' => $line->title() );
			$item   = $order->add_product( $exists ? $product : null, $line->quantity(), $parts );
			if ( '' !== $line->note() ) {
				wc_add_order_item_meta( (int) $item, __( 'Note', 'hadaya' ), $line->note() );
			}
		}
		self::add_shipping( $order, $offer );
		$order->set_billing_company( $quote->company() );
		$order->set_billing_first_name( $lead->text( 'name' ) );
		if ( is_email( $lead->text( 'email' ) ) ) {
			$order->set_billing_email( $lead->text( 'email' ) );
		}
		$order->set_billing_phone( $lead->text( 'phone' ) );
		if ( '' !== $quote->needed_by() ) {
			/* translators: %s: date. */
			$order->set_customer_note( sprintf( __( 'Needed by %s', 'hadaya' ), Quote::day( $quote->needed_by() ) ) );
		}
		$order->calculate_totals( '' !== $offer->taxes() );
	}

	/**
	 * Adds the offered shipping. WooCommerce calculates the tax, as for any other shipping line.
	 *
	 * @param \WC_Order $order Order.
	 * @param Offer     $offer Its offer.
	 */
	private static function add_shipping( \WC_Order $order, Offer $offer ): void {
		$shipping = $offer->shipping();
		if ( null !== $shipping ) {
			$item = new \WC_Order_Item_Shipping();
			$item->set_method_title( __( 'Shipping', 'hadaya' ) );
			$item->set_total( (string) ( 'incl' === $offer->taxes() ? self::without_tax( $shipping, null ) : $shipping ) );
			$order->add_item( $item );
		}
	}

	/**
	 * Returns a total without the included tax, at the shop's base tax rates.
	 *
	 * @param float            $total   Total including tax.
	 * @param \WC_Product|null $product Product.
	 * @return float
	 */
	private static function without_tax( float $total, ?\WC_Product $product ): float {
		if ( null !== $product && ! $product->is_taxable() ) {
			return $total;
		}
		$rates = \WC_Tax::get_base_tax_rates( null === $product ? '' : $product->get_tax_class( 'unfiltered' ) );
		return $total - array_sum( \WC_Tax::calc_tax( $total, $rates, true ) );
	}
}
