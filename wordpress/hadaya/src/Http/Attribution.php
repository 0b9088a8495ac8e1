<?php
/**
 * Traffic source of a visitor.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the attribution cookies of a visitor who sends a message. These cookies exist only if the shop uses them and the visitor has given any
 * required consent; this class sets none.
 */
final class Attribution {

	/**
	 * Maps our names to the keys of the cookie `sbjs_current`, for the values that owners see.
	 */
	const PARTS = array(
		'source'   => 'src',
		'medium'   => 'mdm',
		'campaign' => 'cmp',
	);

	/**
	 * Values that mean "none" in attribution cookies.
	 */
	const NOTHING = array( '', '(none)', '(not set)' );

	private Visitor $visitor;

	public function __construct( Visitor $visitor ) {
		$this->visitor = $visitor;
	}

	/**
	 * Returns the origin of a message: widget, page, traffic source and device.
	 *
	 * @param Request $request Request.
	 * @param string  $widget  Name of the widget.
	 * @return array{widget: string, page_title: string, page_id: string, ref_url: string, source: string[], device: string}
	 */
	public function origin( Request $request, string $widget ): array {
		return array(
			'widget'     => $widget,
			'page_title' => Texts::line( $request->text( 'page_title', Texts::MOST ), Texts::MOST ),
			'page_id'    => (string) absint( $request->word( 'page_id', '/^\d{1,18}$/D' ) ),
			'ref_url'    => esc_url_raw( Texts::line( $request->text( 'ref_url', Texts::MOST ), Texts::MOST ), array( 'http', 'https' ) ),
			'source'     => $this->read(),
			'device'     => $this->visitor->device(),
		);
	}

	/**
	 * Returns the source, medium, campaign and referrer of the visit in which a message was sent; empty if unknown.
	 *
	 * @return string[]
	 */
	public function read(): array {
		$further = $this->cookie( 'sbjs_current_add' );
		$found   = $this->current();
		if ( isset( $further['rf'] ) && Texts::is_address( $further['rf'] ) ) {
			$found['referrer'] = $further['rf'];
		}
		return $found;
	}

	/**
	 * Returns the source, medium and campaign of the visit, without the referrer; empty if unknown.
	 *
	 * @return string[]
	 */
	public function current(): array {
		$current = $this->cookie( 'sbjs_current' );
		$found   = array();
		foreach ( self::PARTS as $name => $key ) {
			$value = $this->readable( $current[ $key ] ?? '' );
			if ( ! in_array( $value, self::NOTHING, true ) ) {
				$found[ $name ] = $value;
			}
		}
		return $found;
	}

	/**
	 * Returns the traffic source as text for the owner, such as `google / organic · Campaign: Sale`; empty if unknown.
	 *
	 * @param array<string, mixed> $origin Origin of a message.
	 * @return string
	 */
	public static function describe( array $origin ): string {
		$source = isset( $origin['source'] ) && is_array( $origin['source'] ) ? $origin['source'] : array();
		if ( array() === $source ) {
			return '';
		}
		$source += array_fill_keys( array( 'source', 'medium', 'campaign', 'referrer' ), '' );
		if ( '(direct)' === $source['source'] ) {
			return __( 'Direct visit', 'hadaya' );
		}
		$label = implode( ' / ', array_filter( array( $source['source'], $source['medium'] ) ) );
		/* translators: %s: name of a campaign. */
		$campaign = '' === $source['campaign'] ? '' : sprintf( __( 'Campaign: %s', 'hadaya' ), $source['campaign'] );
		return implode( ' · ', array_filter( array( $label, $campaign, $source['referrer'] ) ) );
	}

	/**
	 * Decodes a value, because trackers and ad networks encode Arabic names once or twice. Decoding stops if the result would not be valid UTF-8.
	 *
	 * @param string $value Encoded value.
	 * @return string
	 */
	private function readable( string $value ): string {
		for ( $turn = 0; $turn < 2; $turn++ ) {
			$decoded = rawurldecode( $value );
			if ( $decoded === $value || ! mb_check_encoding( $decoded, 'UTF-8' ) ) {
				break;
			}
			$value = $decoded;
		}
		return mb_substr( Texts::line( $value ), 0, 200 );
	}

	/**
	 * Returns the fields of an attribution cookie such as `typ=organic|||src=google`.
	 *
	 * @param string $name Name of the cookie.
	 * @return string[]
	 */
	private function cookie( string $name ): array {
		$text  = isset( $_COOKIE[ $name ] ) && is_string( $_COOKIE[ $name ] )
			? Texts::line( wp_unslash( Texts::cut( $_COOKIE[ $name ], Texts::MOST ) ), Texts::MOST ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Truncated before it is unslashed, sanitised by Texts, escaped on output.
			: '';
		$parts = array();
		foreach ( explode( '|||', $text ) as $part ) {
			list( $key, $value ) = array_pad( explode( '=', $part, 2 ), 2, '' );
			$parts[ $key ]       = trim( $value );
		}
		return $parts;
	}
}
