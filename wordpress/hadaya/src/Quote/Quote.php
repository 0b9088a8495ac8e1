<?php
/**
 * A quote.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * The data that the quote list adds to a lead: lines, the shop's offer, and the buyer's link.
 *
 * @phpstan-type StoredQuote array{lines: list<StoredLine>, needed_by: string, currency: string, language: string, salt: string, expires: int,
 *   state: string, offer?: StoredOffer, order?: int}
 * @phpstan-import-type StoredOffer from Offer
 * @phpstan-import-type StoredLine from QuoteLine
 */
final class Quote {

	/**
	 * Lead meta key for the quote.
	 */
	const META = '_hadaya_quote';

	const SENT     = 'sent';
	const ANSWERED = 'answered';
	const ASKED    = 'asked';
	const ACCEPTED = 'accepted';

	private int $id;

	/**
	 * Stored data with the keys `lines`, `needed_by`, `company`, `currency`, `language`, `salt`, `expires`, `state`, `offer` and `order`.
	 *
	 * @var StoredQuote
	 */
	private array $parts;

	/**
	 * @param int         $id    Id of its lead.
	 * @param StoredQuote $parts Its stored data.
	 */
	private function __construct( int $id, array $parts ) {
		$this->id    = $id;
		$this->parts = $parts;
	}

	/**
	 * Returns the data for a new quote, to be stored with its lead.
	 *
	 * @param QuoteLine[]                                                                                 $lines   Lines.
	 * @param array{needed_by: string, company: string, currency: string, language: string, expires: int} $details Date (`2026-12-10`, or empty),
	 * company, currency of the prices, language of the buyer's page, and the expiry time of the buyer's link, in seconds since 1970.
	 * @return string[] Meta values, keyed by meta key.
	 */
	public static function meta( array $lines, array $details ): array {
		$parts = $details + array(
			'lines' => array_map( static fn ( QuoteLine $line ): array => $line->to_array(), $lines ),
			'salt'  => bin2hex( random_bytes( 16 ) ),
			'state' => self::SENT,
		);
		return array( self::META => StoredJson::encode( $parts ) );
	}

	/**
	 * Creates a quote from its lead's decoded meta value.
	 *
	 * @param int         $id    Id of its lead.
	 * @param StoredQuote $parts Parts.
	 * @return self
	 */
	public static function from_stored( int $id, array $parts ): self {
		return new self( $id, $parts );
	}

	/**
	 * Returns the token for the quote's link. The token cannot be derived from the id or from another quote's token.
	 *
	 * @return string
	 */
	public function token(): string {
		return $this->id . '-' . substr( wp_hash( 'hadaya_quote|' . $this->id . '|' . $this->parts['salt'], 'auth' ), 0, 32 );
	}

	/**
	 * Returns the URL of the quote's page. Anybody who has it can accept the offer.
	 *
	 * @return string
	 */
	public function link(): string {
		return add_query_arg( OfferPage::NAME, $this->token(), home_url( '/' ) );
	}

	/**
	 * Returns a date in the site's format and the current language, or in digits if WordPress has no month names in that language.
	 *
	 * @param string $day Day, such as `2026-12-10`.
	 * @return string
	 */
	public static function day( string $day ): string {
		$zone    = new \DateTimeZone( 'UTC' );
		$is_here = 0 === strpos( get_locale(), 'en' ) || 'December' !== wp_date( 'F', (int) strtotime( '2026-12-10 UTC' ), $zone );
		return (string) wp_date( $is_here ? get_option( 'date_format' ) : 'd/m/Y', (int) strtotime( $day . ' UTC' ), $zone );
	}

	/** Returns the number shown to the buyer and the shop, such as `Q-42`. */
	public function number(): string {
		return 'Q-' . $this->id;
	}

	public function id(): int {
		return $this->id;
	}

	/** @return QuoteLine[] */
	public function lines(): array {
		return array_map( array( QuoteLine::class, 'from_stored' ), $this->parts['lines'] );
	}

	public function needed_by(): string {
		return $this->parts['needed_by'];
	}

	/** Returns the buyer's company; empty if unknown. */
	public function company(): string {
		return (string) ( $this->parts['company'] ?? '' );
	}

	public function currency(): string {
		return $this->parts['currency'];
	}

	/** Returns the language tag of the buyer's request, such as `ar-OM`; empty if unknown. */
	public function language(): string {
		return (string) ( $this->parts['language'] ?? '' );
	}

	public function expires(): int {
		return (int) $this->parts['expires'];
	}

	public function state(): string {
		return $this->parts['state'];
	}

	/** Returns the shop's offer; null if there is none. */
	public function offer(): ?Offer {
		return isset( $this->parts['offer'] ) ? Offer::from_stored( $this->parts['offer'] ) : null;
	}

	/** Returns the id of the order that was created when the buyer accepted the offer; 0 if there is none. */
	public function order(): int {
		return (int) ( $this->parts['order'] ?? 0 );
	}

	/**
	 * Changes this object only; `Quotes::change()` also stores the result.
	 *
	 * @param StoredQuote|array{state?: string, offer?: StoredOffer, order?: int, expires?: int} $changes Parts by name.
	 * @return StoredQuote All parts.
	 */
	public function set( array $changes ): array {
		$this->parts = array_merge( $this->parts, $changes );
		return $this->parts;
	}
}
