<?php
/**
 * The owner's texts in several languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * A text that is kept in one language is a string, one that is kept in several is an object, `{ "en": …, "ar": … }`. This class
 * knows which settings may be such texts, and chooses those of a language.
 */
final class LocalizedTexts {

	/**
	 * Settings that visitors read, by group; a star stands for the places of a list.
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
	 * Those that are addresses.
	 */
	const ADDRESSES = array( 'redirect', 'consent.page', '*.channels.*.popup_consent_page' );

	/**
	 * Settings with each of these texts changed.
	 *
	 * @param array<string, mixed> $settings Settings by group.
	 * @param callable             $change   Makes the new text of the present one, a string or an object, and its path in the group.
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
	 * Changes the texts at a path.
	 *
	 * @param array<int|string, mixed> $values Values; they are changed.
	 * @param string[]                 $parts  Parts of the path.
	 * @param string                   $path   The whole path.
	 * @param callable                 $change Makes the new text.
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
	 * Texts by language: those of an object that say something, or the one of a string for the main language.
	 *
	 * @param mixed  $value Value of a setting.
	 * @param string $main  Name of the main language.
	 * @return string[]
	 */
	public static function by_language( $value, string $main ): array {
		$texts = is_array( $value ) ? $value : array( $main => is_scalar( $value ) ? (string) $value : '' );
		return array_filter( array_filter( $texts, 'is_string' ), 'strlen' );
	}

	/**
	 * The text for readers of a language: theirs, that of the language without its region, that of the main language, or the
	 * first that there is.
	 *
	 * @param mixed  $value    Value of a setting.
	 * @param string $language Tag.
	 * @param string $main     Name of the main language.
	 * @return string
	 */
	public static function choose( $value, string $language, string $main ): string {
		$texts = self::by_language( $value, $main );
		foreach ( array( $language, $main ) as $wanted ) {
			$tag = LanguageTag::choose( $wanted, array_keys( $texts ) );
			if ( '' !== $tag ) {
				return $texts[ $tag ];
			}
		}
		return (string) reset( $texts );
	}

	/**
	 * Settings with each text in one language. Choices keep those of the main language beside them, as `values`, where they differ and are as
	 * many: answers are kept in it.
	 *
	 * @param array<string, mixed> $settings Settings by group.
	 * @param string               $language Tag.
	 * @param string               $main     Name of the main language.
	 * @param callable             $lacking  Is given a text that the owner has not written in that language, and answers what is shown.
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
		foreach ( isset( $all['widgets'] ) && is_array( $all['widgets'] ) ? $all['widgets'] : array() as $place => $widget ) {
			if ( isset( $widget['own']['items'] ) && is_array( $widget['own']['items'] ) ) {
				$all['widgets'][ $place ]['own']['items'] = self::with_values(
					$widget['own']['items'],
					$known['widgets'][ $place ]['own']['items'],
					$main
				);
			}
		}
		return $all;
	}

	/**
	 * Fields of a form with their choices in the main language beside those of the page's.
	 *
	 * @param array[] $items Fields in the language of the page.
	 * @param array[] $known The same in all their languages.
	 * @param string  $main  Name of the main language.
	 * @return array[]
	 */
	private static function with_values( array $items, array $known, string $main ): array {
		foreach ( $items as $place => $item ) {
			$values = isset( $known[ $place ]['options'] ) ? self::choose( $known[ $place ]['options'], $main, $main ) : '';
			if (
				isset( $item['options'] )
				&& $values !== $item['options']
				&& count( self::lines( $values ) ) === count( self::lines( $item['options'] ) )
			) {
				$items[ $place ]['values'] = $values;
			}
		}
		return $items;
	}

	/**
	 * Lines of a text that say something.
	 *
	 * @param string $text Text.
	 * @return string[]
	 */
	public static function lines( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( "\n", $text ) ), 'strlen' ) );
	}
}
