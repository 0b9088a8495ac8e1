<?php
/**
 * Buyer's reply to an offer.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Http\RateLimits;
use Hadaya\Http\Request;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Mail\LeadPlaceholders;
use Hadaya\Mail\Recipients;
use Hadaya\Settings\Options;
use Hadaya\Support\Texts;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Processes a buyer's questions and acceptance, and notifies the shop of both. An offer can be accepted only once.
 */
final class OfferReply {

	const ACCEPTED = 'accepted';
	const FAILED   = 'failed';
	const CHANGED  = 'changed';
	const ENDED    = 'ended';
	const ASKED    = 'asked';

	/**
	 * Maximum seconds for creating an order. The lock expires after that time, so a failed attempt does not block later ones.
	 */
	const TURN = 60;

	/**
	 * Maximum questions per quote within ten minutes.
	 */
	const MOST_QUESTIONS = 5;

	private Quotes $quotes;
	private QuoteOrder $orders;
	private LeadRepository $leads;
	private LeadNotes $notes;
	private LeadPlaceholders $placeholders;
	private RateLimits $rate_limits;
	private Options $options;
	private QuoteCounts $counts;

	public function __construct(
		Quotes $quotes,
		QuoteOrder $orders,
		LeadRepository $leads,
		LeadNotes $notes,
		LeadPlaceholders $placeholders,
		RateLimits $rate_limits,
		Options $options,
		QuoteCounts $counts
	) {
		$this->quotes       = $quotes;
		$this->orders       = $orders;
		$this->leads        = $leads;
		$this->notes        = $notes;
		$this->placeholders = $placeholders;
		$this->rate_limits  = $rate_limits;
		$this->options      = $options;
		$this->counts       = $counts;
	}

	/**
	 * Accepts the offer or forwards a question to the shop, depending on the button that the buyer pressed.
	 *
	 * @param Quote   $quote   Quote.
	 * @param Request $request Request.
	 * @return string An outcome; empty if nothing happened.
	 */
	public function take( Quote $quote, Request $request ): string {
		$lead = $this->leads->find( $quote->id() );
		if ( null === $lead ) {
			return '';
		}
		return 'accept' === $request->word( 'hadaya_offer' )
			? $this->take_turn( $quote, $lead, $request->word( 'seen' ) )
			: $this->ask( $quote, $lead, Texts::lines( $request->text( 'question', 8000 ), 2000 ) );
	}

	/**
	 * Accepts the offer under a lock, so that two simultaneous clicks create only one order.
	 *
	 * @param Quote  $quote Quote.
	 * @param Lead   $lead  Its lead.
	 * @param string $seen  Mark that identifies the version of the offer that the buyer saw.
	 * @return string
	 */
	private function take_turn( Quote $quote, Lead $lead, string $seen ): string {
		if ( $this->rate_limits->count( 'quote-accept', (string) $quote->id(), 1, self::TURN ) > 0 ) {
			return '';
		}
		// Reads the quote again, because the offer may have been accepted or changed in the meantime.
		$this->quotes->refresh( $quote );
		$outcome = $this->accept( $quote, $lead, $seen );
		$this->rate_limits->give_back( 'quote-accept', (string) $quote->id() );
		return $outcome;
	}

	/**
	 * Accepts the offer. If the order cannot be created, the offer stays open and the buyer can retry.
	 *
	 * @param Quote  $quote Quote.
	 * @param Lead   $lead  Its lead.
	 * @param string $seen  Mark that identifies the version of the offer that the buyer saw.
	 * @return string
	 */
	private function accept( Quote $quote, Lead $lead, string $seen ): string {
		$offer = $quote->offer();
		if ( null === $offer || Quote::ACCEPTED === $quote->state() ) {
			return '';
		}
		if ( ! hash_equals( $offer->mark(), $seen ) ) {
			return self::CHANGED;
		}
		if ( ! $offer->holds( wp_date( 'Y-m-d' ) ) ) {
			return self::ENDED;
		}
		$wants_order = 'order' === $this->options->group( 'quote' )['accept'];
		$order       = $wants_order ? $this->orders->make( $quote, $offer, $lead ) : 0;
		if ( $wants_order && 0 === $order ) {
			$note = __( 'The buyer accepted the quote, but the order could not be created. See WooCommerce > Status > Logs.', 'hadaya' );
			/* translators: %s: number of the offer. */
			$this->tell( $quote, $lead, __( 'Could not create an order from quote %s', 'hadaya' ), $note );
			return self::FAILED;
		}
		$this->quotes->change(
			$quote,
			array(
				'state' => Quote::ACCEPTED,
				'order' => $order,
			)
		);
		$this->counts->add( 'accepted' );
		$note = 0 === $order
			? __( 'The buyer has accepted the quote.', 'hadaya' )
			/* translators: %d: number of the order. */
			: sprintf( __( 'The buyer has accepted the quote. Order %d is on hold.', 'hadaya' ), $order );
		/* translators: %s: number of the offer. */
		$this->tell( $quote, $lead, __( 'Quote %s was accepted', 'hadaya' ), $note );
		/**
		 * Fires when a buyer has accepted an offer.
		 *
		 * @since 1.0.0
		 *
		 * @param Quote $quote Quote.
		 * @param int   $order Id of the order, 0 for none.
		 */
		do_action( 'hadaya_quote_accepted', $quote, $order );
		return self::ACCEPTED;
	}

	/**
	 * Notifies the shop of the buyer's question, unless the limit on questions is exceeded.
	 *
	 * @param Quote  $quote    Quote.
	 * @param Lead   $lead     Its lead.
	 * @param string $question Text.
	 * @return string
	 */
	private function ask( Quote $quote, Lead $lead, string $question ): string {
		if ( '' === $question || $this->rate_limits->count( 'quote-ask', (string) $quote->id(), self::MOST_QUESTIONS ) > 0 ) {
			return '';
		}
		$this->quotes->refresh( $quote );
		if ( Quote::ACCEPTED !== $quote->state() ) {
			$this->quotes->change( $quote, array( 'state' => Quote::ASKED ) );
		}
		/* translators: %s: the buyer's question. */
		$note = sprintf( __( 'Question from the buyer: %s', 'hadaya' ), $question );
		/* translators: %s: number of the quote. */
		$this->tell( $quote, $lead, __( 'Question about quote %s', 'hadaya' ), $note );
		return self::ASKED;
	}

	/**
	 * Notifies the shop with a note on the lead and an email to the recipient of the request.
	 *
	 * @param Quote  $quote   Quote.
	 * @param Lead   $lead    Its lead.
	 * @param string $subject Subject of the email, with `%s` for the quote's number.
	 * @param string $text    Text.
	 */
	private function tell( Quote $quote, Lead $lead, string $subject, string $text ): void {
		$this->notes->add( $quote->id(), $text, 0 );
		$to      = Recipients::of( $lead, ContactForm::from_array( $this->options->form() ) );
		$subject = '[' . $this->placeholders->site() . '] ' . sprintf( $subject, $quote->number() );
		wp_mail( '' === $to ? get_option( 'admin_email' ) : $to, $subject, $text );
	}
}
