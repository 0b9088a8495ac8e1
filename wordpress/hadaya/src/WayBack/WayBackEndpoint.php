<?php
/**
 * Endpoint for the fallback.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

use Hadaya\Assets\PageIslands;
use Hadaya\Http\RateLimits;
use Hadaya\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the script that restores the replaced plugins, and counts the reason. The endpoint requires no nonce and returns the same response to
 * everybody, because a page may have been cached weeks ago.
 */
final class WayBackEndpoint {

	/**
	 * Maximum counted requests per IP address and day.
	 */
	const MOST = 10;

	private Runner $runner;
	private RateLimits $rate_limits;
	private Visitor $visitor;
	private WayBackCounter $way_back_counter;

	public function __construct(
		Runner $runner,
		RateLimits $rate_limits,
		Visitor $visitor,
		WayBackCounter $way_back_counter
	) {
		$this->runner           = $runner;
		$this->rate_limits      = $rate_limits;
		$this->visitor          = $visitor;
		$this->way_back_counter = $way_back_counter;
	}

	/**
	 * Counts the reason, responds with the script and ends the request.
	 */
	public function answer(): void {
		nocache_headers();
		header( 'Content-Type: text/javascript; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		$reason = isset( $_GET['why'] ) && is_string( $_GET['why'] ) ? sanitize_key( $_GET['why'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- See above; compared with known words.
		$this->count( $reason );
		echo $this->runner->code( self::lightbox() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Our own script.
		wp_die( '', '', array( 'response' => null ) );
	}

	/**
	 * Counts the request if its reason is listed and its IP address is within the limit. Discards all output, so that no database error ends up in
	 * the script.
	 *
	 * @param string $reason Reason of the request.
	 */
	private function count( string $reason ): void {
		ob_start();
		if (
			in_array( $reason, WayBackCounter::REASONS, true )
			&& 0 === $this->rate_limits->count( PageIslands::WAY_BACK, $this->visitor->address(), self::MOST, DAY_IN_SECONDS )
		) {
			$this->way_back_counter->add( $reason );
		}
		ob_end_clean();
	}

	/**
	 * Returns the markup of WooCommerce's lightbox, which pages omit along with its style sheet; empty without WooCommerce.
	 *
	 * @return string
	 */
	private static function lightbox(): string {
		if ( ! function_exists( 'woocommerce_photoswipe' ) ) {
			return '';
		}
		ob_start();
		woocommerce_photoswipe();
		return trim( (string) ob_get_clean() );
	}
}
