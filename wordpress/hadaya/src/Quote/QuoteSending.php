<?php
/**
 * The way of a sent request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Form\LeadDelivery;
use Hadaya\Http\Attribution;
use Hadaya\Http\RateLimit;
use Hadaya\Http\RateLimits;
use Hadaya\Http\Request;
use Hadaya\Leads\IdempotencyKey;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\LeadStates;
use Hadaya\Spam\Akismet;
use Hadaya\Spam\KnownSenders;
use Hadaya\Spam\SpamCheck;
use Hadaya\Support\Phones;
use Hadaya\Support\Texts;
use Hadaya\Uploads\Uploads;
use Hadaya\Widgets\FormStamp;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a request of the quote list: the same questions as for a posted form, in the same order. The answer is data for the
 * browser; a request that was stored before has the answer that it had then.
 */
final class QuoteSending {

	/**
	 * Action of the nonce.
	 */
	const NONCE = 'hadaya_quote';

	/**
	 * Lines of a request at most.
	 */
	const MOST_LINES = 50;

	/**
	 * Bytes of the lines at most.
	 */
	const MOST_BYTES = 65536;

	private Catalogue $catalogue;
	private LeadRepository $leads;
	private LeadDelivery $delivery;
	private Quotes $quotes;
	private LeadNotes $notes;
	private RateLimits $rate_limits;
	private Attribution $attribution;
	private Uploads $uploads;
	private SpamCheck $spam_check;
	private FormStamp $stamp;

	public function __construct(
		Catalogue $catalogue,
		LeadRepository $leads,
		LeadDelivery $delivery,
		Quotes $quotes,
		LeadNotes $notes,
		RateLimits $rate_limits,
		Attribution $attribution,
		Uploads $uploads,
		Akismet $akismet,
		KnownSenders $known_senders
	) {
		$this->catalogue   = $catalogue;
		$this->leads       = $leads;
		$this->delivery    = $delivery;
		$this->quotes      = $quotes;
		$this->notes       = $notes;
		$this->rate_limits = $rate_limits;
		$this->attribution = $attribution;
		$this->uploads     = $uploads;
		$this->stamp       = FormStamp::of_site();
		$this->spam_check  = new SpamCheck( $akismet, $known_senders, $this->stamp, false );
	}

	/**
	 * What a browser needs to send one request.
	 *
	 * @return string[]
	 */
	public function ticket(): array {
		return array( 'nonce' => wp_create_nonce( self::NONCE ) ) + $this->stamp->proof();
	}

	/**
	 * Takes a request.
	 *
	 * @param Request $request Request.
	 * @return array `status` 1 with `number` and `link`, or 0 with `message` and `field`.
	 */
	public function take( Request $request ): array {
		$limit   = $this->rate_limits->of_visitor();
		$refusal = $this->authenticate( $request, $limit );
		if ( array() !== $refusal ) {
			return $refusal;
		}
		$lines   = $this->lines( $request );
		$details = self::details( $request );
		$logo    = new QuoteLogo( $this->uploads, $request );
		$refusal = self::mistake( $lines, $details, $logo );
		if ( array() !== $refusal ) {
			$limit->reject();
			return $refusal;
		}
		$fields = self::fields( $lines, $details );
		$key    = IdempotencyKey::make( $request->word( 'form_key' ), $details['texts'], $fields, $logo->described() );
		$known  = $this->quotes->of( $this->leads->find_by_key( $key ) );
		if ( null !== $known ) {
			return self::answer( $known );
		}
		if ( $limit->accept() > 0 ) {
			return self::refuse( __( 'Too many requests just now. Try again in some minutes.', 'hadaya' ) );
		}
		return $this->store( $request, $lines, $details, $logo->keep( $limit ), $key );
	}

	/**
	 * Refuses what is not of this site, too much or too fast.
	 *
	 * @param Request   $request Request.
	 * @param RateLimit $limit   Limits of its visitor.
	 * @return array Empty when it may go on.
	 */
	private function authenticate( Request $request, RateLimit $limit ): array {
		if ( ! $this->catalogue->is_on() || false === wp_verify_nonce( $request->word( 'nonce' ), self::NONCE ) ) {
			return self::refuse( __( 'This page is too old to send from. Reload it; your list is kept.', 'hadaya' ) );
		}
		if ( $limit->wait() > 0 ) {
			return self::refuse( __( 'Too many requests just now. Try again in some minutes.', 'hadaya' ) );
		}
		$judged = $this->stamp->judge( $request->text( 'stamp', 64 ) );
		if ( in_array( $judged, array( FormStamp::BAD, FormStamp::EARLY ), true ) ) {
			$limit->reject();
			return self::refuse( __( 'That was faster than anybody writes. Press “Send” once more.', 'hadaya' ) );
		}
		return array();
	}

	/**
	 * The lines that the shop sells. What a browser says of names and prices is not read.
	 *
	 * @param Request $request Request.
	 * @return QuoteLine[]
	 */
	private function lines( Request $request ): array {
		$given = json_decode( $request->text( 'lines', self::MOST_BYTES ), true, 5 );
		if ( ! is_array( $given ) && $request->has( 'product' ) ) {
			// The form of a page without JavaScript.
			$given = array(
				array(
					'product'   => $request->word( 'product', '/^\d{1,10}$/D' ),
					'variation' => $request->word( 'variation', '/^\d{1,10}$/D' ),
					'quantity'  => $request->word( 'quantity', '/^\d{1,10}$/D' ),
				),
			);
		}
		$lines = array();
		foreach ( array_slice( is_array( $given ) ? array_values( $given ) : array(), 0, self::MOST_LINES ) as $one ) {
			$lines[] = QuoteLine::from_request( $one, $this->catalogue );
		}
		return array_values( array_filter( $lines ) );
	}

	/**
	 * Who asks, and until when.
	 *
	 * @param Request $request Request.
	 * @return array `texts` of every form, `company` and `needed_by`.
	 */
	private static function details( Request $request ): array {
		$line    = static fn ( string $name ): string => Texts::line( $request->text( $name, 800 ), 200 );
		$contact = $line( 'contact' );
		$is_mail = Texts::is_mail( $contact );
		return array(
			'texts'     => array(
				'name'    => $line( 'name' ),
				'email'   => $is_mail ? $contact : '',
				'phone'   => $is_mail ? '' : $contact,
				'message' => Texts::lines( $request->text( 'message', 8000 ), 2000 ),
			),
			'company'   => $line( 'company' ),
			'needed_by' => $request->word( 'neededBy', '/^\d{4}-\d\d-\d\d$/D' ),
		);
	}

	/**
	 * What the buyer has to change.
	 *
	 * @param QuoteLine[] $lines   Lines.
	 * @param array       $details Who asks.
	 * @param QuoteLogo   $logo    Logo.
	 * @return array Empty for nothing.
	 */
	private static function mistake( array $lines, array $details, QuoteLogo $logo ): array {
		if ( array() === $lines ) {
			return self::refuse( __( 'The shop does not offer these products for a quote any more.', 'hadaya' ), 'lines' );
		}
		if ( '' === $details['texts']['email'] && ! Phones::is_number( $details['texts']['phone'] ) ) {
			return self::refuse( __( 'Enter a WhatsApp number or an e-mail address, so that the shop can answer.', 'hadaya' ), 'contact' );
		}
		return '' === $logo->problem() ? array() : self::refuse( $logo->problem(), 'logo' );
	}

	/**
	 * The request as the inbox and mails show every lead.
	 *
	 * @param QuoteLine[] $lines   Lines.
	 * @param array       $details Who asks.
	 * @return array[] Each with `label` and `value`.
	 */
	private static function fields( array $lines, array $details ): array {
		$pairs  = array(
			array( __( 'Company', 'hadaya' ), $details['company'] ),
			array( __( 'Needed by', 'hadaya' ), $details['needed_by'] ),
			array( __( 'Quote', 'hadaya' ), implode( "\n", array_map( static fn ( QuoteLine $line ): string => '• ' . $line->words(), $lines ) ) ),
		);
		$fields = array();
		foreach ( $pairs as list( $label, $value ) ) {
			if ( '' !== $value ) {
				$fields[] = compact( 'label', 'value' );
			}
		}
		return $fields;
	}

	/**
	 * Keeps a request and has the shop told.
	 *
	 * @param Request     $request Request.
	 * @param QuoteLine[] $lines   Lines.
	 * @param array       $details Who asks.
	 * @param array[]     $files   Kept files.
	 * @param string      $key     Key of the sending.
	 * @return array
	 */
	private function store( Request $request, array $lines, array $details, array $files, string $key ): array {
		$fields = self::fields( $lines, $details );
		$origin = $this->attribution->origin( $request, __( 'Quote list', 'hadaya' ) );
		$origin = $origin + array( 'language' => $request->word( 'language', '/^[\w-]{2,20}$/D' ) );
		$spam   = $this->spam_check->reason( $request, $details['texts'], $fields, (string) $origin['ref_url'] );
		$lead   = Lead::from_submission( $details['texts'], $fields, $files, $origin, $key );
		$lead   = '' === $spam ? $lead : $lead->with_state( LeadStates::SPAM );
		$note   = '' === $spam ? array() : array( LeadNotes::META => $this->notes->encode( $spam, 0 ) );
		$ends   = time() + DAY_IN_SECONDS * (int) $this->catalogue->settings()['link_days'];
		$meta   = Quote::meta( $lines, $details['needed_by'], get_woocommerce_currency(), $ends );
		if ( ! $this->leads->save( $lead, $meta + $note ) ) {
			return self::refuse( __( 'Your request could not be stored. Try again, or use another channel.', 'hadaya' ) );
		}
		$this->delivery->take( $lead );
		$quote = $this->quotes->of( $lead->id() );
		if ( null === $quote ) {
			return self::refuse( __( 'Your request could not be stored. Try again, or use another channel.', 'hadaya' ) );
		}
		return self::answer( $quote );
	}

	/**
	 * The answer to a stored request.
	 *
	 * @param Quote $quote Quote.
	 * @return array
	 */
	private static function answer( Quote $quote ): array {
		return array(
			'status' => 1,
			'number' => $quote->number(),
			'link'   => $quote->link(),
		);
	}

	/**
	 * A refusal.
	 *
	 * @param string $message What the buyer reads.
	 * @param string $field   Field that it is about.
	 * @return array
	 */
	private static function refuse( string $message, string $field = '' ): array {
		return array(
			'status'  => 0,
			'message' => $message,
			'field'   => $field,
		);
	}
}
