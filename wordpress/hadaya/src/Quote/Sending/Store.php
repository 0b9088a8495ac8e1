<?php
/**
 * Storage of a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Form\LeadDelivery;
use Hadaya\Http\Attribution;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;
use Hadaya\Quote\Catalogue;
use Hadaya\Quote\Quote;
use Hadaya\Quote\QuoteCounts;
use Hadaya\Quote\Quotes;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the logo and the request, and notifies the shop.
 */
final class Store {

	private Catalogue $catalogue;
	private LeadRepository $leads;
	private LeadDelivery $delivery;
	private Quotes $quotes;
	private LeadNotes $notes;
	private Attribution $attribution;
	private Spam $spam;
	private QuoteCounts $counts;

	public function __construct(
		Catalogue $catalogue,
		LeadRepository $leads,
		LeadDelivery $delivery,
		Quotes $quotes,
		LeadNotes $notes,
		Attribution $attribution,
		Spam $spam,
		QuoteCounts $counts
	) {
		$this->catalogue   = $catalogue;
		$this->leads       = $leads;
		$this->delivery    = $delivery;
		$this->quotes      = $quotes;
		$this->notes       = $notes;
		$this->attribution = $attribution;
		$this->spam        = $spam;
		$this->counts      = $counts;
	}

	public function take( QuotePost $post ): QuoteAnswer {
		$language = $post->request->word( 'language', '/^[\w-]{2,20}$/D' );
		$origin   = $this->attribution->origin( $post->request, __( 'Quote list', 'hadaya' ) ) + array( 'language' => $language );
		$spam     = $this->spam->reason( $post, (string) $origin['ref_url'] );
		$lead     = Lead::from_submission( $post->texts, $post->fields(), $post->logo->keep( $post->limit ), $origin, $post->key );
		$lead     = '' === $spam ? $lead : $lead->with_state( Leads::SPAM );
		$note     = '' === $spam ? array() : array( LeadNotes::META => $this->notes->encode( $spam, 0 ) );
		$meta     = Quote::meta(
			$post->lines,
			array(
				'needed_by' => $post->needed_by,
				'company'   => $post->company,
				'currency'  => get_woocommerce_currency(),
				'language'  => $language,
				'expires'   => time() + DAY_IN_SECONDS * (int) $this->catalogue->settings()['link_days'],
			)
		);
		if ( ! $this->leads->save( $lead, $meta + $note ) ) {
			return QuoteAnswer::failed();
		}
		if ( ! $lead->is_repeat() && '' === $spam ) {
			$this->counts->add( 'sent' );
		}
		$this->delivery->take( $lead );
		$quote = $this->quotes->of( $lead->id() );
		return null === $quote ? QuoteAnswer::failed() : QuoteAnswer::sent( $quote );
	}
}
