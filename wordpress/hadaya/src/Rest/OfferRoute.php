<?php
/**
 * REST route for the shop's offer.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Inbox\LeadChange;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAccess;
use Hadaya\Quote\Catalogue;
use Hadaya\Quote\Offer;
use Hadaya\Quote\Quote;
use Hadaya\Quote\QuoteCounts;
use Hadaya\Quote\Quotes;
use Hadaya\Settings\Access;
use Hadaya\Settings\RestError;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the shop's offer for a quote. The link to the offer is sent with the reply to the lead, by email or WhatsApp.
 */
final class OfferRoute extends LeadRoutes {

	private LeadChange $change;
	private Quotes $quotes;
	private QuoteCounts $counts;

	public function __construct(
		LeadChange $change,
		Quotes $quotes,
		QuoteCounts $counts,
		LeadAccess $lead_access,
		LeadResponse $lead_response,
		Access $access
	) {
		parent::__construct( $lead_access, $lead_response, $access );
		$this->change = $change;
		$this->quotes = $quotes;
		$this->counts = $counts;
	}

	public function path(): string {
		return self::ONE . '/offer';
	}

	protected function endpoints(): array {
		$given = array(
			'revision' => self::REVISION,
			'prices'   => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'number' ),
				'default'  => array(),
				'maxItems' => 50,
			),
			'total'    => array( 'type' => 'number' ),
			'shipping' => array( 'type' => 'number' ),
			'until'    => self::TEXT,
			'note'     => self::MAYBE,
		);
		return array( 'POST' => array( array( $this, 'offer' ), $given ) );
	}

	/**
	 * Stores an offer, unless the buyer has already accepted one, and extends the validity of the buyer's link.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function offer( \WP_REST_Request $request ) {
		return $this->answer(
			$this->change->apply(
				(int) $request['id'],
				$request['revision'],
				function ( Lead $lead ) use ( $request ) {
					$quote = $this->quotes->of( $lead->id() );
					$offer = null === $quote ? null : Offer::from_request( $request->get_params(), $quote->lines(), Catalogue::taxes() );
					if ( null !== $quote && Quote::ACCEPTED === $quote->state() ) {
						return RestError::invalid( __( 'The buyer has already accepted this quote, so it can no longer be changed.', 'hadaya' ) );
					}
					if ( null === $quote || null === $offer ) {
						return RestError::invalid(
							__(
								'Enter a price for each product or one total price, then choose the last day on which the quote is valid.',
								'hadaya'
							)
						);
					}
					if ( null === $quote->offer() ) {
						$this->counts->add( 'answered' );
					}
					$this->quotes->change(
						$quote,
						array(
							'offer'   => $offer->to_array(),
							'state'   => Quote::ANSWERED,
							// The link stays valid for at least 30 days longer than the offer.
							'expires' => max( $quote->expires(), (int) strtotime( $offer->until() ) + 30 * DAY_IN_SECONDS ),
						)
					);
					return null;
				}
			)
		);
	}
}
