<?php
/**
 * The owner's texts in several languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * A text in one language is stored as a string, a text in several languages as an object, `{ "en": …, "ar": … }`.
 * This class lists the settings that may be such texts, and selects a language.
 */
final class LocalizedTexts {

	/**
	 * Translatable settings by group; `*` means every list item.
	 */
	const FIELDS = array(
		'widgets' => array(
			'*.cta_text', '*.close_text', '*.chat.head', '*.chat.body', '*.channels.*.label', '*.channels.*.message',
			'*.channels.*.subject', '*.channels.*.qr_head', '*.channels.*.qr_title', '*.channels.*.popup_headline',
			'*.channels.*.popup_name', '*.channels.*.popup_welcome', '*.channels.*.popup_placeholder',
			'*.channels.*.popup_consent', '*.channels.*.popup_consent_page', '*.channels.*.team_title',
			'*.channels.*.agents.*.name', '*.own.title', '*.own.button', '*.own.success', '*.own.items.*.label',
			'*.own.items.*.title', '*.own.items.*.hint', '*.own.items.*.options',
		),
		'product_button' => array( 'text', 'sold_text', 'message' ),
		'form'    => array(
			'title', 'button', 'success', 'redirect', 'items.*.label', 'items.*.title', 'items.*.hint', 'items.*.options',
			'consent.text', 'consent.page', 'consent.label', 'consent.agree', 'newsletter.label', 'newsletter.agree',
		),
	);

	/**
	 * Translatable settings that contain URLs.
	 */
	const ADDRESSES = array( 'redirect', 'consent.page', '*.channels.*.popup_consent_page' );

	/**
	 * Replaces each translatable text in the settings with the result of a callback.
	 *
	 * @param array<string, mixed> $settings Settings by group.
	 * @param callable             $change   Returns the new text; gets the current one (a string or an object) and its path in the group.
	 * @return array<string, mixed>
	 */
	public static function change( array $settings, callable $change ): array {
		foreach ( self::FIELDS as $group => $paths ) {
			foreach ( isset( $settings[ $group ] ) && is_array( $settings[ $group ] ) ? $paths : array() as $path ) {
				self::change_at( $settings[ $group ], explode( '.', $path ), $path, $change );
			}
		}
		return $settings;
	}

	/**
	 * Replaces each text that matches a path, in which `*` stands for every list item.
	 *
	 * @param array<int|string, mixed> $values Values; changed in place.
	 * @param string[]                 $parts  Parts of the path.
	 * @param string                   $path   The whole path.
	 * @param callable                 $change Returns the new text.
	 */
	private static function change_at( array &$values, array $parts, string $path, callable $change ): void {
		$name = array_shift( $parts );
		foreach ( '*' === $name ? array_keys( $values ) : array( $name ) as $key ) {
			if ( ! isset( $values[ $key ] ) ) {
				continue;
			}
			if ( array() === $parts ) {
				$values[ $key ] = $change( $values[ $key ], $path );
			} elseif ( is_array( $values[ $key ] ) ) {
				self::change_at( $values[ $key ], $parts, $path, $change );
			}
		}
	}

	/**
	 * Returns the non-empty texts, keyed by language; a plain string counts as text in the main language.
	 *
	 * @param mixed  $value Value of a setting.
	 * @param string $main  Tag of the main language.
	 * @return string[]
	 */
	public static function by_language( $value, string $main ): array {
		$texts = is_array( $value ) ? $value : array( $main => is_scalar( $value ) ? (string) $value : '' );
		return array_filter( array_filter( $texts, 'is_string' ), 'strlen' );
	}

	/**
	 * Returns the text in the given language or its nearest variant (see `LanguageTag::choose()`), otherwise in the main language, otherwise the
	 * first text.
	 *
	 * @param mixed  $value    Value of a setting.
	 * @param string $language Tag of the language.
	 * @param string $main     Tag of the main language.
	 * @return string
	 */
	public static function choose( $value, string $language, string $main ): string {
		$texts = self::by_language( $value, $main );
		foreach ( array( $language, $main ) as $requested ) {
			$tag = LanguageTag::choose( $requested, array_keys( $texts ) );
			if ( '' !== $tag ) {
				return $texts[ $tag ];
			}
		}
		return (string) reset( $texts );
	}

	/**
	 * Returns the settings with each text in one language. Because answers are stored in the main language, translated options keep the main
	 * language's options as `values`, if the two lists differ but have the same length.
	 *
	 * @param array<string, mixed> $settings Settings by group.
	 * @param string               $language Tag of the language.
	 * @param string               $main     Tag of the main language.
	 * @param callable             $lacking  Called for a text that the owner has not written in that language; gets the text in another language and
	 * returns the text to show.
	 * @return array<string, mixed>
	 */
	public static function in( array $settings, string $language, string $main, callable $lacking ): array {
		$known = $settings;
		$all   = self::change(
			$settings,
			static function ( $value, $path ) use ( $language, $main, $lacking ) {
				$text = self::choose( $value, $language, $main );
				$has  = '' !== LanguageTag::choose( $language, array_keys( self::by_language( $value, $main ) ) );
				return $has || '' === $text || in_array( $path, self::ADDRESSES, true ) ? $text : $lacking( $text );
			}
		);
		if ( isset( $all['form']['items'] ) && is_array( $all['form']['items'] ) ) {
			$all['form']['items'] = self::with_values( $all['form']['items'], $known['form']['items'], $main );
		}
		foreach ( isset( $all['widgets'] ) && is_array( $all['widgets'] ) ? $all['widgets'] : array() as $index => $widget ) {
			if ( isset( $widget['own']['items'] ) && is_array( $widget['own']['items'] ) ) {
				$all['widgets'][ $index ]['own']['items'] = self::with_values(
					$widget['own']['items'],
					$known['widgets'][ $index ]['own']['items'],
					$main
				);
			}
		}
		return $all;
	}

	/**
	 * Adds the main language's options as `values` to fields whose translated options differ but are equal in number.
	 *
	 * @param list<array<string, string|bool>>                       $items Fields in the language of the page.
	 * @param list<array<string, string|bool|array<string, string>>> $known The same fields with texts in all languages.
	 * @param string                                                 $main  Tag of the main language.
	 * @return list<array<string, string|bool>>
	 */
	private static function with_values( array $items, array $known, string $main ): array {
		foreach ( $items as $index => $item ) {
			$values = isset( $known[ $index ]['options'] ) ? self::choose( $known[ $index ]['options'], $main, $main ) : '';
			if (
				isset( $item['options'] )
				&& $values !== $item['options']
				&& count( self::lines( $values ) ) === count( self::lines( $item['options'] ) )
			) {
				$items[ $index ]['values'] = $values;
			}
		}
		return $items;
	}

	/**
	 * Returns the trimmed, non-empty lines of a string.
	 *
	 * @param string $text Text.
	 * @return string[]
	 */
	public static function lines( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( "\n", $text ) ), 'strlen' ) );
	}
}
