<?php
/**
 * One call that tells how fast a page was.
 *
 * @package Hadaya
 */

namespace Hadaya\Vitals;

use Hadaya\Form\RateLimit;
use Hadaya\Form\Visitor;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountCall;
use Hadaya\Statistics\CountFlush;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a call into an entry that waits with those of the counters. Every word of it is one of a fixed list and every figure
 * a step of a scale, so nothing of a visitor can be in it, and no more rows than these words allow can come of it.
 */
final class VitalsCall {

	/**
	 * The action of the call.
	 */
	const ACTION = 'hadaya_vitals';

	/**
	 * Kinds of pages.
	 */
	const PAGES = array( 'product', 'shop', 'cart', 'content', 'other' );

	/**
	 * What a figure counts as: with our files, or with those of the replaced plugins.
	 */
	const STATES = array( 'hadaya', 'before' );

	/**
	 * Parts of a page in which visitors touch something.
	 */
	const PARTS = array( 'swatches', 'gallery', 'cart-form', 'lightbox', 'menu', 'content', 'contact-widget', 'page' );

	/**
	 * What they touch there.
	 */
	const CONTROLS = array( 'choice', 'field', 'button', 'link', 'picture', 'other' );

	/**
	 * Calls from one address within ten minutes. Behind a mobile carrier's there are many visitors, of whom a share is measured.
	 */
	const MOST = 100;

	/**
	 * Whether this request is such a call.
	 *
	 * @return bool
	 */
	public static function is_asked(): bool {
		return self::ACTION === self::posted( 'action' );
	}

	/**
	 * Whether the owner wants to know. It is asked before WordPress has translations, so nothing is completed.
	 *
	 * @return bool
	 */
	public static function is_on(): bool {
		$stored = get_option( Options::NAME );
		return ! empty( $stored['statistics']['measure_speed'] );
	}

	/**
	 * Keeps the call.
	 *
	 * @return int Status of the answer; 0 when it could not be kept.
	 */
	public static function keep(): int {
		$entry = self::entry();
		if ( '' === $entry ) {
			return 400;
		}
		if ( RateLimit::count( 'vitals', Visitor::address(), self::MOST ) > 0 ) {
			return 429;
		}
		return CountFlush::of_site()->keep( $entry ) ? 200 : 0;
	}

	/**
	 * The entry of this request; empty where a word or figure is none that we know. There is no nonce: pages are cached for weeks.
	 *
	 * @return string
	 */
	private static function entry(): string {
		$page   = self::posted( 'page' );
		$state  = self::posted( 'state' );
		$target = self::posted( 'target' );
		$steps  = array();
		foreach ( array_keys( VitalsScale::ENDS ) as $metric ) {
			$figure = self::posted( $metric );
			if ( '' === $figure ) {
				continue;
			}
			if ( ! ctype_digit( $figure ) || strlen( $figure ) > 6 || (int) $figure > VitalsScale::MOST ) {
				return '';
			}
			$steps[ $metric ] = VitalsScale::step( $metric, (int) $figure );
		}
		if ( array() === $steps || ! in_array( $page, self::PAGES, true ) || ! in_array( $state, self::STATES, true ) || ! self::is_target( $target ) ) {
			return '';
		}
		return (string) wp_json_encode(
			array(
				'day'    => CountCall::today(),
				'vitals' => $steps,
				'page'   => $page,
				'state'  => $state,
				'target' => $target,
				'device' => CountCall::device(),
			)
		);
	}

	/**
	 * Whether a text names a control of a part; an empty one does where nothing was touched.
	 *
	 * @param string $target Text.
	 * @return bool
	 */
	private static function is_target( string $target ): bool {
		$words = explode( '.', $target );
		return '' === $target || ( 2 === count( $words ) && in_array( $words[0], self::PARTS, true ) && in_array( $words[1], self::CONTROLS, true ) );
	}

	/**
	 * A posted text; empty where there is none.
	 *
	 * @param string $name Name.
	 * @return string
	 */
	private static function posted( string $name ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? substr( $_POST[ $name ], 0, 64 ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- See above; it is compared with known words.
	}
}
