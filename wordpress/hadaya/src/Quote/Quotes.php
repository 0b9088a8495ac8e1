<?php
/**
 * Storage of quotes.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Leads\LeadRepository;
use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Finds quotes by lead or link, and stores their changes.
 *
 * @phpstan-import-type StoredOffer from Offer
 */
final class Quotes {

	private LeadRepository $leads;

	public function __construct( LeadRepository $leads ) {
		$this->leads = $leads;
	}

	/**
	 * Returns a lead's quote; null if the lead has none.
	 *
	 * @param int $id Id of the lead.
	 * @return Quote|null
	 */
	public function of( int $id ): ?Quote {
		$parts = StoredJson::decode( get_post_meta( $id, Quote::META, true ) );
		return array() === $parts ? null : Quote::from_stored( $id, $parts );
	}

	/**
	 * Returns the quote that a link leads to; null if the link is invalid or expired.
	 *
	 * @param string $token Token from the link.
	 * @param int    $now   Seconds since 1970.
	 * @return Quote|null
	 */
	public function by_token( string $token, int $now ): ?Quote {
		if ( 1 !== preg_match( '/^(\d{1,18})-([0-9a-f]{32})$/D', $token, $parts ) ) {
			return null;
		}
		$quote   = $this->of( (int) $parts[1] );
		$is_good = null !== $quote && hash_equals( $quote->token(), $token ) && $now < $quote->expires();
		return $is_good && null !== $this->leads->find( $quote->id() ) ? $quote : null;
	}

	/**
	 * Applies changes to a quote and stores it with its lead.
	 *
	 * @param Quote                                                                  $quote   Quote.
	 * @param array{state?: string, offer?: StoredOffer, order?: int, expires?: int} $changes Parts by name.
	 */
	public function change( Quote $quote, array $changes ): void {
		update_post_meta( $quote->id(), Quote::META, wp_slash( StoredJson::encode( $quote->set( $changes ) ) ) );
	}

	/**
	 * Reads a quote again from the database, because another request may have changed it.
	 *
	 * @param Quote $quote Quote.
	 */
	public function refresh( Quote $quote ): void {
		wp_cache_delete( $quote->id(), 'post_meta' );
		$quote->set( StoredJson::decode( get_post_meta( $quote->id(), Quote::META, true ) ) );
	}
}
