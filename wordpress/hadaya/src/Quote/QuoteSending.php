<?php
/**
 * Pipeline for a quote request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Http\Request;
use Hadaya\Quote\Sending\Authenticate;
use Hadaya\Quote\Sending\Count;
use Hadaya\Quote\Sending\Deduplicate;
use Hadaya\Quote\Sending\Limit;
use Hadaya\Quote\Sending\QuoteAnswer;
use Hadaya\Quote\Sending\QuotePost;
use Hadaya\Quote\Sending\Read;
use Hadaya\Quote\Sending\Step;
use Hadaya\Quote\Sending\Store;
use Hadaya\Quote\Sending\Validate;
use Hadaya\Widgets\FormStamp;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the steps for a quote request until a step returns a response.
 */
final class QuoteSending {

	/**
	 * Nonce action for quote requests.
	 */
	const NONCE = 'hadaya_quote';

	/** @var Step[] */
	private array $steps;

	private Store $store;

	public function __construct(
		Authenticate $authenticate,
		Limit $limit,
		Read $read,
		Validate $validate,
		Deduplicate $recognise,
		Count $count,
		Store $store
	) {
		$this->steps = array( $authenticate, $limit, $read, $validate, $recognise, $count );
		$this->store = $store;
	}

	/**
	 * Returns the nonce, the signed time (`stamp`) and the honeypot's name (`trap`) that a browser needs to send one request.
	 *
	 * @return string[]
	 */
	public function ticket(): array {
		return array( 'nonce' => wp_create_nonce( self::NONCE ) ) + FormStamp::of_site()->proof();
	}

	public function take( Request $request ): QuoteAnswer {
		$post = new QuotePost( $request );
		foreach ( $this->steps as $step ) {
			$answer = $step->take( $post );
			if ( null !== $answer ) {
				return $answer;
			}
		}
		return $this->store->take( $post );
	}
}
