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
 * What a lead of the quote list has beside every other lead: lines, the shop's offer, and the link with which its buyer sees both.
 */
final class Quote {

	/**
	 * Meta key of a lead.
	 */
	const META = '_hadaya_quote';

	const SENT     = 'sent';
	const ANSWERED = 'answered';
	const ASKED    = 'asked';
	const ACCEPTED = 'accepted';

	private int $id;

	/**
	 * `lines`, `needed_by`, `currency`, `language`, `salt`, `expires`, `state`, `offer`, `order`.
	 *
	 * @var array
	 */
	private array $parts;

	private function __construct( int $id, array $parts ) {
		$this->id    = $id;
		$this->parts = $parts;
	}

	/**
	 * What is stored of a new one, for the lead that is about to be kept.
	 *
	 * @param QuoteLine[] $lines   Lines.
	 * @param array       $details Further parts: `needed_by` (date, `2026-12-10`, or empty), `currency` of the prices, `language` of
	 *                             the buyer's page, and `expires`, when its link ends, in seconds since 1970.
	 * @return string[] Meta value by key.
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
	 * A quote as the database has it.
	 *
	 * @param int   $id    Number of its lead.
	 * @param array $parts Parts.
	 * @return self
	 */
	public static function from_stored( int $id, array $parts ): self {
		return new self( $id, $parts );
	}

	/**
	 * What its link carries. Nobody can make it of the number, or of the link of another quote.
	 *
	 * @return string
	 */
	public function token(): string {
		return $this->id . '-' . substr( wp_hash( 'hadaya_quote|' . $this->id . '|' . $this->parts['salt'], 'auth' ), 0, 32 );
	}

	/**
	 * Its link.
	 *
	 * @return string
	 */
	public function link(): string {
		return add_query_arg( OfferPage::NAME, $this->token(), home_url( '/' ) );
	}

	/** Number as buyer and shop name it. */
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

	public function currency(): string {
		return $this->parts['currency'];
	}

	/** Tag of the language in which the buyer has sent it, `ar-OM`; empty where it is not known. */
	public function language(): string {
		return (string) ( $this->parts['language'] ?? '' );
	}

	public function expires(): int {
		return (int) $this->parts['expires'];
	}

	public function state(): string {
		return $this->parts['state'];
	}

	/** The shop's offer; null as long as there is none. */
	public function offer(): ?Offer {
		return isset( $this->parts['offer'] ) ? Offer::from_stored( $this->parts['offer'] ) : null;
	}

	/** Number of the order that an acceptance made; 0 for none. */
	public function order(): int {
		return (int) ( $this->parts['order'] ?? 0 );
	}

	/**
	 * Takes changed parts, which `Quotes::change()` keeps.
	 *
	 * @param array $changes Parts by name.
	 * @return array All parts.
	 */
	public function set( array $changes ): array {
		$this->parts = array_merge( $this->parts, $changes );
		return $this->parts;
	}
}
