<?php
/**
 * What the replaced contact plugin keeps.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the options of one widget of Chaty, of the free and the paid version, and changes none. The first widget's options
 * have plain names, those of the paid version's further widgets end in `_1`, `_2` and so on.
 */
final class ChatyData {


	/**
	 * Values that stand for "on".
	 */
	const ON = array( '1', 'yes', 'on', 'true', 'checked' );

	/**
	 * What the names of this widget's options end in.
	 *
	 * @var string
	 */
	private string $suffix;

	/**
	 * Remembers which widget.
	 *
	 * @param string $suffix What the names of its options end in.
	 */
	public function __construct( string $suffix ) {
		$this->suffix = $suffix;
	}

	/**
	 * Every widget, the active ones first: what the names of its options end in, its name, whether it is active.
	 *
	 * @return array[]
	 */
	public static function widgets(): array {
		$suffixes = array();
		if (false === get_option( 'cht_is_default_deleted' ) ) {
			$suffixes[] = '';
		}
		$deleted = array_map( 'intval', (array) get_option( 'chaty_deleted_settings', array() ) );
		$last    = min( 100, (int) get_option( 'chaty_total_settings', 0 ) );
		foreach ( $last > 0 ? array_diff( range( 1, $last ), $deleted ) : array() as $number ) {
			$suffixes[] = '_' . $number;
		}
		$found = array( array(), array() );
		foreach ( $suffixes as $index => $suffix ) {
			$data = new self( $suffix );
			if (array() === $data->slugs() ) {
				continue;
			}
			$name   = self::text( $data->option( 'cht_widget_title' ) );
			$is_on  = $data->is_on( 'cht_active' );
			$record = array(
				'id'     => $suffix,
			/* translators: %d: number of a widget. */
				'name'   => '' === $name ? sprintf( __( 'Widget %d', 'hadaya' ), $index + 1 ) : $name,
				'active' => $is_on,
			);

			$found[ $is_on ? 0 : 1 ][] = $record;
		}
		return array_merge( $found[0], $found[1] );
	}

	/**
	 * One option of the widget.
	 *
	 * @param  string $name     Name without its end.
	 * @param  mixed  $fallback What counts when it is not there or empty.
	 * @return mixed
	 */
	public function option( string $name, $fallback = '' ) {
		$value = get_option( $name . $this->suffix );
		return false === $value || null === $value || '' === $value ? $fallback : $value;
	}

	/**
	 * One option as a text.
	 *
	 * @param  string $name     Name without its end.
	 * @param  string $fallback What counts when it is not there or empty.
	 * @return string
	 */
	public function text_option( string $name, string $fallback = '' ): string {
		return self::text( $this->option( $name, $fallback ) );
	}

	/**
	 * Whether an option is on.
	 *
	 * @param  string $name Name without its end.
	 * @return bool
	 */
	public function is_on( string $name ): bool {
		return self::is_true( $this->option( $name ) );
	}

	/**
	 * Channels in their order that have settings.
	 *
	 * @return string[]
	 */
	public function slugs(): array {
		$slugs = array_unique( array_filter( array_map( 'trim', explode( ',', (string) $this->option( 'cht_numb_slug' ) ) ) ) );
		return array_values(
			array_filter(
				$slugs,
				function ( $slug ) {
						return array() !== $this->channel( $slug );
				}
			)
		);
	}

	/**
	 * Settings of one channel; empty when it has none.
	 *
	 * @param  string $slug Channel.
	 * @return array
	 */
	public function channel( string $slug ): array {
		$channel = get_option( 'cht_social' . $this->suffix . '_' . $slug );
		return is_array( $channel ) ? $channel : array();
	}

	/**
	 * Whether a value stands for "on".
	 *
	 * @param  mixed $value Value.
	 * @return bool
	 */
	public static function is_true( $value ): bool {
		return is_scalar( $value ) && in_array( strtolower( (string) $value ), self::ON, true );
	}

	/**
	 * A text as people read it: entities, which that plugin writes up to three times over, are resolved, tags are dropped,
	 * paragraphs and line breaks stay.
	 *
	 * @param  mixed $value Value.
	 * @return string
	 */
	public static function text( $value ): string {
		$text = is_scalar( $value ) ? wp_unslash( (string) $value ) : '';
		for ( $turn = 0; $turn < 4; $turn++ ) {
			$text = html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
		}
		$text = (string) preg_replace( array( '#<br\s*/?>\s*#i', '#</(p|div|li)>\s*#i' ), "\n", $text );
		return trim( wp_strip_all_tags( $text ) );
	}

	/**
	 * A text of a list of settings.
	 *
	 * @param  array  $given Settings.
	 * @param  string $name  Name.
	 * @return string
	 */
	public static function text_of( array $given, string $name ): string {
		return self::text( isset( $given[ $name ] ) ? $given[ $name ] : '' );
	}

	/**
	 * A colour as `#rrggbb`; an empty text for what is none.
	 *
	 * @param  mixed $value Value, `#abc`, `A886CD` or `rgb(1, 2, 3)`.
	 * @return string
	 */
	public static function color( $value ): string {
		$text = strtolower( trim( is_scalar( $value ) ? (string) $value : '' ) );
		if (1 === preg_match( '/^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})/', $text, $part ) ) {
			return sprintf( '#%02x%02x%02x', min( 255, (int) $part[1] ), min( 255, (int) $part[2] ), min( 255, (int) $part[3] ) );
		}
		$text = ltrim( $text, '#' );
		if (1 === preg_match( '/^[0-9a-f]{3}$/', $text ) ) {
			$text = $text[0] . $text[0] . $text[1] . $text[1] . $text[2] . $text[2];
		}
		return 1 === preg_match( '/^[0-9a-f]{6}$/', $text ) ? '#' . $text : '';
	}

	/**
	 * The address of a picture of the media library.
	 *
	 * @param  array  $given Settings.
	 * @param  string $name  Name of the picture's number.
	 * @return string
	 */
	public static function picture( array $given, string $name ): string {
		$url = empty( $given[ $name ] ) ? false : wp_get_attachment_url( (int) $given[ $name ] );
		return $url ? $url : '';
	}
}
