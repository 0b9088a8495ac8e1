<?php
/**
 * The page of a quote.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Http\RateLimits;
use Hadaya\Http\Request;
use Hadaya\Http\Visitor;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Mail\LeadPlaceholders;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the buyer who has the link the request and the shop's offer, takes the acceptance and further questions. The page is the
 * plugin's alone: no theme, script or file of others, no cache, no search engine.
 */
final class OfferPage {

	/**
	 * Name in the address.
	 */
	const NAME = 'hadaya_quote';

	/**
	 * Looks at a link within so many seconds, from one address: nobody can try links out.
	 */
	const MOST_LOOKS = 60;

	private Catalogue $catalogue;
	private Quotes $quotes;
	private QuoteOrder $orders;
	private LeadRepository $leads;
	private LeadNotes $notes;
	private LeadPlaceholders $placeholders;
	private RateLimits $rate_limits;
	private Visitor $visitor;

	public function __construct(
		Catalogue $catalogue,
		Quotes $quotes,
		QuoteOrder $orders,
		LeadRepository $leads,
		LeadNotes $notes,
		LeadPlaceholders $placeholders,
		RateLimits $rate_limits,
		Visitor $visitor
	) {
		$this->catalogue    = $catalogue;
		$this->quotes       = $quotes;
		$this->orders       = $orders;
		$this->leads        = $leads;
		$this->notes        = $notes;
		$this->placeholders = $placeholders;
		$this->rate_limits  = $rate_limits;
		$this->visitor      = $visitor;
	}

	/**
	 * Answers a request for the page and ends it.
	 */
	public function answer(): void {
		$given = $_GET[ self::NAME ] ?? ''; // phpcs:ignore WordPress.Security -- The link itself is the proof; its shape is compared.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions -- The name that caching plugins have agreed on.
		nocache_headers();
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'Content-Type: text/html; charset=utf-8' );
		$wait  = $this->rate_limits->count( 'quote-page', $this->visitor->address(), self::MOST_LOOKS );
		$quote = 0 === $wait && is_string( $given ) ? $this->quotes->by_token( $given, time() ) : null;
		if ( null === $quote ) {
			status_header( 0 === $wait ? 404 : 429 );
			$body = '<p>' . esc_html__( 'This link does not work any more. Ask the shop for a new one.', 'hadaya' ) . '</p>';
			echo $this->page( $body ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
			exit;
		}
		$request = Request::current();
		$said    = $request->has( 'hadaya_offer' ) ? $this->take( $quote, $request ) : '';
		echo $this->page( $this->body( $quote, $said ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		exit;
	}

	/**
	 * Takes an acceptance or a question.
	 *
	 * @param Quote   $quote   Quote.
	 * @param Request $request Request.
	 * @return string What the buyer reads.
	 */
	public function take( Quote $quote, Request $request ): string {
		return 'accept' === $request->word( 'hadaya_offer' )
			? $this->accept( $quote )
			: $this->ask( $quote, Texts::lines( $request->text( 'question', 8000 ), 2000 ) );
	}

	/**
	 * Accepts the offer, once.
	 *
	 * @param Quote $quote Quote.
	 * @return string
	 */
	private function accept( Quote $quote ): string {
		$offer = $quote->offer();
		$lead  = $this->leads->find( $quote->id() );
		if ( null === $offer || null === $lead || Quote::ACCEPTED === $quote->state() ) {
			return '';
		}
		if ( ! $offer->holds( wp_date( 'Y-m-d' ) ) ) {
			return __( 'This offer has ended. Ask the shop for a new one.', 'hadaya' );
		}
		// Two presses at one moment make one order.
		if ( $this->rate_limits->count( 'quote-accept', (string) $quote->id(), 1 ) > 0 ) {
			return '';
		}
		$order = 'order' === $this->catalogue->settings()['accept'] ? $this->orders->make( $quote, $offer, $lead ) : 0;
		$this->quotes->change(
			$quote,
			array(
				'state' => Quote::ACCEPTED,
				'order' => $order,
			)
		);
		$note = 0 === $order
			? __( 'The buyer has accepted the offer.', 'hadaya' )
			/* translators: %d: number of the order. */
			: sprintf( __( 'The buyer has accepted the offer. Order %d is on hold.', 'hadaya' ), $order );
		$this->tell( $quote, $note );
		/**
		 * Runs when a buyer has accepted an offer.
		 *
		 * @since 1.0.0
		 *
		 * @param Quote $quote Quote.
		 * @param int   $order Number of the order, 0 for none.
		 */
		do_action( 'hadaya_quote_accepted', $quote, $order );
		return __( 'Thank you. The shop has your acceptance and will contact you.', 'hadaya' );
	}

	/**
	 * Sends a question to the shop.
	 *
	 * @param Quote  $quote    Quote.
	 * @param string $question Question.
	 * @return string
	 */
	private function ask( Quote $quote, string $question ): string {
		if ( '' === $question || $this->rate_limits->count( 'quote-ask', (string) $quote->id(), 5 ) > 0 ) {
			return '';
		}
		if ( Quote::ACCEPTED !== $quote->state() ) {
			$this->quotes->change( $quote, array( 'state' => Quote::ASKED ) );
		}
		/* translators: %s: what the buyer has written. */
		$this->tell( $quote, sprintf( __( 'The buyer asks: %s', 'hadaya' ), $question ) );
		return __( 'Your question has reached the shop.', 'hadaya' );
	}

	/**
	 * Tells the shop: as a note of the lead, and by mail.
	 *
	 * @param Quote  $quote Quote.
	 * @param string $text  Text.
	 */
	private function tell( Quote $quote, string $text ): void {
		$this->notes->add( $quote->id(), $text, 0 );
		wp_mail( get_option( 'admin_email' ), $quote->number() . ' · ' . $this->placeholders->site(), $text );
	}

	/**
	 * The request with its offer.
	 *
	 * @param Quote  $quote Quote.
	 * @param string $said  What has just happened.
	 * @return string
	 */
	public function body( Quote $quote, string $said ): string {
		$offer = $quote->offer();
		$rows  = '';
		foreach ( $quote->lines() as $index => $line ) {
			$price = null === $offer ? $line->price() : $offer->price( $index );
			$rows .= sprintf(
				'<tr><td>%s<small>%s</small></td><td>%s</td><td>%s</td></tr>',
				esc_html( $line->title() ),
				esc_html( $line->note() ),
				esc_html( number_format_i18n( $line->quantity() ) ),
				null === $price ? '' : self::money( $price, $quote )
			);
		}
		$html = '' === $said ? '' : '<p role="status">' . esc_html( $said ) . '</p>';
		/* translators: %s: number of the quote. */
		$title = null === $offer ? __( 'Request %s', 'hadaya' ) : __( 'Offer %s', 'hadaya' );
		$html .= '<h1>' . esc_html( sprintf( $title, $quote->number() ) ) . '</h1>';
		$heads = array( __( 'Product', 'hadaya' ), __( 'Quantity', 'hadaya' ), __( 'Price each', 'hadaya' ) );
		$html .= '<table><thead><tr><th>' . implode( '</th><th>', array_map( 'esc_html', $heads ) ) . '</th></tr></thead>';
		$html .= '<tbody>' . $rows . '</tbody></table>';
		if ( '' !== $quote->needed_by() ) {
			/* translators: %s: date. */
			$html .= '<p>' . esc_html( sprintf( __( 'Needed by %s', 'hadaya' ), $quote->needed_by() ) ) . '</p>';
		}
		return $html . ( null === $offer
			? '<p>' . esc_html__( 'The shop has your request and will send its offer.', 'hadaya' ) . '</p>'
			: self::offer( $quote, $offer ) );
	}

	/**
	 * The offer's sum, day and note, and what the buyer can do.
	 *
	 * @param Quote $quote Quote.
	 * @param Offer $offer Offer.
	 * @return string
	 */
	private static function offer( Quote $quote, Offer $offer ): string {
		$total = array_sum( $offer->line_totals( $quote->lines() ) );
		$html  = '<p><strong>' . esc_html__( 'Total', 'hadaya' ) . ' ' . self::money( $total, $quote ) . '</strong></p>';
		/* translators: %s: date. */
		$html .= '<p>' . esc_html( sprintf( __( 'Valid until %s', 'hadaya' ), $offer->until() ) ) . '</p>';
		$html .= '' === $offer->note() ? '' : '<p>' . nl2br( esc_html( $offer->note() ) ) . '</p>';
		if ( Quote::ACCEPTED === $quote->state() ) {
			return $html . '<p>' . esc_html__( 'You have accepted this offer.', 'hadaya' ) . '</p>';
		}
		if ( $offer->holds( wp_date( 'Y-m-d' ) ) ) {
			$html .= '<form method="post"><button name="hadaya_offer" value="accept">'
				. esc_html__( 'Accept the offer', 'hadaya' ) . '</button></form>';
		}
		return $html . '<form method="post"><label>' . esc_html__( 'Ask the shop something', 'hadaya' )
			. '<textarea name="question" maxlength="2000" rows="3"></textarea></label><button name="hadaya_offer" value="ask">'
			. esc_html__( 'Send the question', 'hadaya' ) . '</button></form>';
	}

	/**
	 * A price.
	 *
	 * @param float $price Price.
	 * @param Quote $quote Quote.
	 * @return string
	 */
	private static function money( float $price, Quote $quote ): string {
		return '<bdi>' . wp_strip_all_tags( wc_price( $price, array( 'currency' => $quote->currency() ) ) ) . '</bdi>';
	}

	/**
	 * The whole page.
	 *
	 * @param string $body Body.
	 * @return string
	 */
	private function page( string $body ): string {
		$style = 'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif}'
			. 'table{width:100%;border-collapse:collapse}td,th{padding:.5rem;border-bottom:1px solid #ccc;text-align:start}'
			. 'small{display:block;color:#555}label,textarea{display:block;width:100%}'
			. 'button{min-height:44px;margin:.5rem 0;padding:.5rem 1.5rem;font:inherit}@media print{form{display:none}}';
		$name  = esc_html( $this->placeholders->site() );
		$tag   = esc_attr( str_replace( '_', '-', determine_locale() ) );
		return '<!doctype html><html lang="' . $tag . '" dir="' . ( is_rtl() ? 'rtl' : 'ltr' ) . '">'
			. '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex,nofollow">'
			. '<title>' . $name . '</title><style>' . $style . '</style></head>'
			. '<body><p>' . $name . '</p><main>' . $body . '</main></body></html>';
	}
}
