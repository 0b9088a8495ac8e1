<?php
/**
 * Speaking another language for a while.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Has WordPress and us speak a language until `end()`. WordPress changes only to languages whose files it has; where it has
 * none, our own texts and the owner's are in that language all the same.
 */
final class Speech {

	private string $locale;
	private bool $is_switched;

	/**
	 * Begins.
	 *
	 * @param string $locale Locale, `en_US`.
	 */
	public function __construct( string $locale ) {
		$this->locale      = $locale;
		$this->is_switched = switch_to_locale( $locale );
		if ( ! $this->is_switched && get_locale() !== $locale ) {
			add_filter( 'locale', array( $this, 'locale' ), PHP_INT_MAX );
			$this->tell( $locale );
		}
	}

	public function locale(): string {
		return $this->locale;
	}

	/**
	 * Goes back to the language before.
	 */
	public function end(): void {
		if ( $this->is_switched ) {
			restore_previous_locale();
		} elseif ( remove_filter( 'locale', array( $this, 'locale' ), PHP_INT_MAX ) ) {
			$this->tell( get_locale() );
		}
	}

	/**
	 * Has our texts read anew.
	 *
	 * @param string $locale Locale.
	 */
	private function tell( string $locale ): void {
		unload_textdomain( 'hadaya', true );
		// What WordPress does when it changes its language itself: whoever keeps texts in mind forgets them.
		do_action( 'change_locale', $locale ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
	}
}
