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
	 * Bytes beyond which a text is cut: four times what a setting may have, for entities are longer than what they stand for.
	 */
	const LONGEST = 8000;

	/**
	 * Entries of a list beyond which nothing is read.
	 */
	const MOST = 100;

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
		if (false === StoredOption::read( 'cht_is_default_deleted' ) ) {
			$suffixes[] = '';
		}
		$deleted = array_map( 'intval', self::words( StoredOption::read( 'chaty_deleted_settings' ) ) );
		$last    = min( self::MOST, self::number( StoredOption::read( 'chaty_total_settings' ) ) );
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
				'name'   => '' === $name ? sprintf( __( 'Widget %d', 'hadaya' ), $index + 1 ) : self::short( $name ),
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
		$value = StoredOption::read( $name . $this->suffix );
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
		$given = explode( ',', substr( self::raw( $this->option( 'cht_numb_slug' ) ), 0, self::LONGEST ) );
		$slugs = preg_grep( '/^[\w-]{1,60}$/', array_unique( array_map( 'trim', $given ) ) );
		return array_values(
			array_filter(
				array_slice( (array) $slugs, 0, self::MOST ),
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
		$channel = StoredOption::read( 'cht_social' . $this->suffix . '_' . $slug );
		return is_array( $channel ) ? $channel : array();
	}

	/**
	 * Whether a value stands for "on".
	 *
	 * @param  mixed $value Value.
	 * @return bool
	 */
	public static function is_true( $value ): bool {
		return in_array( strtolower( self::raw( $value ) ), self::ON, true );
	}

	/**
	 * A value as it is, where it is a text or a number.
	 *
	 * @param  mixed $value Value.
	 * @return string
	 */
	public static function raw( $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * A whole number.
	 *
	 * @param  mixed $value    Value.
	 * @param  int   $fallback What counts for what is none.
	 * @return int
	 */
	public static function number( $value, int $fallback = 0 ): int {
		return is_numeric( $value ) && abs( (float) $value ) < 1e9 ? (int) $value : $fallback;
	}

	/**
	 * The lists in a list.
	 *
	 * @param  mixed $value Value.
	 * @return array[]
	 */
	public static function lists( $value ): array {
		return is_array( $value ) ? array_slice( array_filter( $value, 'is_array' ), 0, self::MOST ) : array();
	}

	/**
	 * The texts and numbers in a list.
	 *
	 * @param  mixed $value Value.
	 * @return string[]
	 */
	public static function words( $value ): array {
		return is_array( $value ) ? array_map( array( __CLASS__, 'raw' ), array_slice( array_filter( $value, 'is_scalar' ), 0, self::MOST * 3 ) ) : array();
	}

	/**
	 * A text for a line that names something.
	 *
	 * @param  string $text Text.
	 * @return string
	 */
	public static function short( string $text ): string {
		return mb_strlen( $text ) > self::MOST ? mb_substr( $text, 0, self::MOST ) . '…' : $text;
	}

	/**
	 * A text as people read it: entities, which that plugin writes up to three times over, are resolved, tags are dropped,
	 * paragraphs and line breaks stay.
	 *
	 * @param  mixed $value   Value.
	 * @param  int   $longest Bytes beyond which it is cut.
	 * @return string
	 */
	public static function text( $value, int $longest = self::LONGEST ): string {
		$text = wp_unslash( wp_check_invalid_utf8( mb_strcut( self::raw( $value ), 0, $longest, 'UTF-8' ), true ) );
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
		$text = strtolower( trim( substr( self::raw( $value ), 0, 60 ) ) );
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
		$id  = isset( $given[ $name ] ) ? self::number( $given[ $name ] ) : 0;
		$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
		return is_string( $url ) ? $url : '';
	}
}
