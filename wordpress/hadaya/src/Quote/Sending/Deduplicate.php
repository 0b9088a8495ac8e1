<?php
/**
 * Resubmitted requests.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Leads\IdempotencyKey;
use Hadaya\Leads\LeadRepository;
use Hadaya\Quote\Quotes;

defined( 'ABSPATH' ) || exit;

/**
 * Detects a request that is sent again because its first response was lost. Returns the same response again without storing or sending anything a
 * second time.
 */
final class Deduplicate implements Step {

	private LeadRepository $leads;
	private Quotes $quotes;

	public function __construct( LeadRepository $leads, Quotes $quotes ) {
		$this->leads  = $leads;
		$this->quotes = $quotes;
	}

	public function take( QuotePost $post ): ?QuoteAnswer {
		$post->key = IdempotencyKey::make( $post->request->word( 'form_key' ), $post->texts, $post->fields(), $post->logo->described() );

		$known = $this->quotes->of( $this->leads->find_by_key( $post->key ) );
		return null === $known ? null : QuoteAnswer::sent( $known );
	}
}
