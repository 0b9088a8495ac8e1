<?php
/**
 * Temporary change of locale.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Switches WordPress and the plugin to a locale until `end()`. WordPress switches only to locales whose files are installed; for other locales, the
 * plugin's and the owner's texts still change.
 */
final class LocaleSwitcher {

	private string $locale;
	private bool $is_switched = false;

	/**
	 * Stores the locale for `begin()`.
	 *
	 * @param string $locale Locale, such as `en_US`.
	 */
	public function __construct( string $locale ) {
		$this->locale = $locale;
	}

	/**
	 * Switches to the locale until `end()`; without installed files, only the plugin's and the owner's texts change.
	 *
	 * @return self
	 */
	public function begin(): self {
		$this->is_switched = switch_to_locale( $this->locale );
		if ( ! $this->is_switched && get_locale() !== $this->locale ) {
			add_filter( 'locale', array( $this, 'locale' ), PHP_INT_MAX );
			$this->announce( $this->locale );
		}
		return $this;
	}

	public function locale(): string {
		return $this->locale;
	}

	/**
	 * Switches back to the previous locale.
	 */
	public function end(): void {
		if ( $this->is_switched ) {
			restore_previous_locale();
		} elseif ( remove_filter( 'locale', array( $this, 'locale' ), PHP_INT_MAX ) ) {
			$this->announce( get_locale() );
		}
	}

	/**
	 * Makes WordPress load the plugin's translations again, and fires `change_locale`.
	 *
	 * @param string $locale Locale.
	 */
	private function announce( string $locale ): void {
		unload_textdomain( 'hadaya', true );
		// Clears the caches of translated text, as WordPress does when it switches.
		do_action( 'change_locale', $locale ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own hook.
	}
}
