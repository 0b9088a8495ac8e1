<?php
/**
 * Language of an automatic reply.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Languages\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Selects one of several texts in different languages: first by the page's language, as Polylang and WPML report it,
 * then by the browser's.
 *
 * @phpstan-import-type LeadOrigin from \Hadaya\Leads\Origin
 */
final class ReplyLanguage {

	/**
	 * Meta key for the visitor's preferred language, without its region. The page's language, which the statistics use, is stored separately.
	 */
	const META = '_hadaya_reply_language';

	private Languages $languages;

	public function __construct( Languages $languages ) {
		$this->languages = $languages;
	}

	/**
	 * Returns the text in the most preferred language for which there is a text, otherwise the first text; null if there are no texts.
	 *
	 * @param list<array{language: string, subject: string, body: string}> $texts     Texts with their `language`.
	 * @param string[]                                                     $languages Languages, most preferred first.
	 * @return array{language: string, subject: string, body: string}|null
	 */
	public function choose( array $texts, array $languages ): ?array {
		foreach ( $languages as $language ) {
			foreach ( $texts as $text ) {
				if ( $text['language'] === $language ) {
					return $text;
				}
			}
		}
		return array() === $texts ? null : array_values( $texts )[0];
	}

	/**
	 * Returns the current visitor's languages, most preferred first: the page's language, then the browser's.
	 *
	 * @param LeadOrigin $origin Origin of the lead.
	 * @return string[]
	 */
	public function requested( array $origin ): array {
		$given = isset( $_SERVER['HTTP_ACCEPT_LANGUAGE'] ) && is_string( $_SERVER['HTTP_ACCEPT_LANGUAGE'] )
			? substr( wp_unslash( $_SERVER['HTTP_ACCEPT_LANGUAGE'] ), 0, 500 ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only language tags are read from it.
			: '';
		return array_values( array_filter( array_merge( array( $this->of_page( $origin ) ), $this->of_browser( $given ) ), 'strlen' ) );
	}

	/**
	 * Returns the page's language without its region; empty if unknown.
	 *
	 * @param LeadOrigin $origin Origin of the lead.
	 * @return string
	 */
	private function of_page( array $origin ): string {
		$id       = isset( $origin['page_id'] ) ? (int) $origin['page_id'] : 0;
		$asked    = $this->languages->asked();
		$language = isset( $asked['tag'] ) ? $asked['tag'] : '';
		if ( '' !== $language ) {
			$id = 0;
		}
		if ( $id > 0 && function_exists( 'pll_get_post_language' ) ) {
			$language = (string) pll_get_post_language( $id );
		} elseif ( $id > 0 ) {
			$details  = apply_filters( 'wpml_post_language_details', null, $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's own hook.
			$language = is_array( $details ) && isset( $details['language_code'] ) ? (string) $details['language_code'] : '';
		}
		/**
		 * Filters the language of the page on which a lead was written, such as `ar`; empty if unknown.
		 *
		 * @since 1.0.0
		 *
		 * @param string $language Language.
		 * @param array  $origin   Title, id and URL of the page.
		 */
		return $this->bare( (string) apply_filters( 'hadaya_message_language', $language, $origin ) );
	}

	/**
	 * Returns the languages in the browser's `Accept-Language` header without their regions, most preferred first.
	 *
	 * @param string $given Header, such as `ar-OM,en;q=0.7`.
	 * @return string[]
	 */
	public function of_browser( string $given ): array {
		$weights = array();
		foreach ( array_slice( explode( ',', $given ), 0, 20 ) as $index => $part ) {
			if ( 1 === preg_match( '/^\s*([a-z]{2,3})\b[\w-]*\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?\s*$/i', $part, $found ) ) {
				$weight                                = isset( $found[2] ) ? (float) $found[2] : 1.0;
				$weights[ $this->bare( $found[1] ) ][] = $weight - $index / 10000;
			}
		}
		$weights = array_filter( array_map( 'max', $weights ), array( $this, 'is_accepted' ) );
		arsort( $weights );
		return array_keys( $weights );
	}

	/**
	 * Checks whether the browser accepts a language. A quality value of 0 excludes it.
	 *
	 * @param float $weight Quality value.
	 * @return bool
	 */
	private function is_accepted( float $weight ): bool {
		return $weight > 0;
	}

	/**
	 * Returns a tag's language code in lower case, without script and region.
	 *
	 * @param string $tag Tag, such as `ar-OM` or `ar_OM`.
	 * @return string
	 */
	private function bare( string $tag ): string {
		return strtolower( (string) strtok( $tag . '-', '-_' ) );
	}
}
