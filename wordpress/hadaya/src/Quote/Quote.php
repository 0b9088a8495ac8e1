<?php
/**
 * A quote.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Leads\Lead;
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
	 * `lines`, `needed_by`, `currency`, `salt`, `expires`, `state`, `offer`, `order`.
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
	 * @param QuoteLine[] $lines     Lines.
	 * @param string      $needed_by Date, `2026-12-10`, or empty.
	 * @param string      $currency  Currency of the prices.
	 * @param int         $expires   When its link ends, in seconds since 1970.
	 * @return string[] Meta value by key.
	 */
	public static function meta( array $lines, string $needed_by, string $currency, int $expires ): array {
		$parts = array(
			'lines'     => array_map( static fn ( QuoteLine $line ): array => $line->to_array(), $lines ),
			'needed_by' => $needed_by,
			'currency'  => $currency,
			'salt'      => bin2hex( random_bytes( 16 ) ),
			'expires'   => $expires,
			'state'     => self::SENT,
		);
		return array( self::META => StoredJson::encode( $parts ) );
	}

	/**
	 * The quote of a lead; null for a lead of another kind.
	 *
	 * @param int $id Number of the lead.
	 * @return self|null
	 */
	public static function of( int $id ): ?self {
		$parts = StoredJson::meta( $id, self::META );
		return array() === $parts ? null : new self( $id, $parts );
	}

	/**
	 * The quote that a link names; null for a link that is none of this site, or over.
	 *
	 * @param string $token What the link carries.
	 * @param int    $now   Seconds since 1970.
	 * @return self|null
	 */
	public static function by_token( string $token, int $now ): ?self {
		if ( 1 !== preg_match( '/^(\d{1,18})-([0-9a-f]{32})$/D', $token, $parts ) ) {
			return null;
		}
		$quote   = self::of( (int) $parts[1] );
		$is_good = null !== $quote && hash_equals( $quote->token(), $token ) && $now < $quote->expires();
		return $is_good && null !== Lead::find( $quote->id ) ? $quote : null;
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
	 * Keeps changed parts.
	 *
	 * @param array $changes Parts by name.
	 */
	public function change( array $changes ): void {
		$this->parts = array_merge( $this->parts, $changes );
		update_post_meta( $this->id, self::META, wp_slash( StoredJson::encode( $this->parts ) ) );
	}
}
