<?php
/**
 * The page that shows a quote.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Http\RateLimits;
use Hadaya\Http\Request;
use Hadaya\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the request and the shop's offer to the buyer who has the link, and accepts the buyer's reply. The page contains only the plugin's output,
 * without the theme or third-party scripts, and is neither cached nor indexed.
 */
final class OfferPage {

	/**
	 * Query argument that contains the token of a quote's link.
	 */
	const NAME = 'hadaya_quote';

	/**
	 * Maximum page views per IP address within ten minutes, so that links cannot be guessed.
	 */
	const MOST_LOOKS = 60;

	private Quotes $quotes;
	private OfferReply $reply;
	private OfferView $view;
	private RateLimits $rate_limits;
	private Visitor $visitor;
	private BuyerLanguage $buyer_language;

	public function __construct(
		Quotes $quotes,
		OfferReply $reply,
		OfferView $view,
		RateLimits $rate_limits,
		Visitor $visitor,
		BuyerLanguage $buyer_language
	) {
		$this->quotes         = $quotes;
		$this->reply          = $reply;
		$this->view           = $view;
		$this->rate_limits    = $rate_limits;
		$this->visitor        = $visitor;
		$this->buyer_language = $buyer_language;
	}

	/**
	 * Processes a posted reply, prints the page and ends the request. Responds with 404 to an invalid link, and with 429 above the limit.
	 */
	public function answer(): void {
		$given = $_GET[ self::NAME ] ?? ''; // phpcs:ignore WordPress.Security -- The link itself authorises the request; it is matched against a pattern.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions -- A name shared by caching plugins.
		nocache_headers();
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'Content-Type: text/html; charset=utf-8' );
		$wait  = $this->rate_limits->count( 'quote-page', $this->visitor->address(), self::MOST_LOOKS );
		$quote = 0 === $wait && is_string( $given ) ? $this->quotes->by_token( $given, time() ) : null;
		if ( null === $quote ) {
			status_header( 0 === $wait ? 404 : 429 );
			echo $this->view->page( $this->view->nothing() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the view.
			exit;
		}
		$request = Request::current();
		$outcome = $request->has( 'hadaya_offer' ) ? $this->reply->take( $quote, $request ) : '';
		echo $this->html( $quote, $outcome ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the view.
		exit;
	}

	/**
	 * Returns the HTML of a quote's page, in the buyer's language.
	 *
	 * @param Quote  $quote   Quote.
	 * @param string $outcome An outcome of `OfferReply`, or empty.
	 * @return string
	 */
	public function html( Quote $quote, string $outcome ): string {
		$locale = $this->buyer_language->switcher( $quote->language() )->begin();
		$html   = $this->view->page( $this->view->body( $quote, $outcome ) );
		$locale->end();
		return $html;
	}
}
