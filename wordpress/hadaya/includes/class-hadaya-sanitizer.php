<?php
/**
 * Cleaning of settings.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Cleans what the settings page sends.
 */
final class Hadaya_Sanitizer {

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options $options The owner's settings.
	 */
	public function __construct( Hadaya_Options $options ) {
		$this->options = $options;
	}

	/**
	 * Cleans what the settings page sends. Nothing of it is trusted, not even its shape.
	 *
	 * @param mixed $given Posted settings.
	 * @return array
	 */
	public function sanitize( $given ) {
		$given    = is_array( $given ) ? $given : array();
		$defaults = Hadaya_Options::defaults();
		return array(
			'islands'       => $this->sanitize_islands( self::group( $given, 'islands' ) ),
			'page_settings' => $this->sanitize_page_settings( isset( $given['page_settings'] ) ? $given['page_settings'] : '' ),
			'widget'        => $this->sanitize_widget( self::group( $given, 'widget' ), $defaults['widget'] ),
			'form'          => $this->sanitize_form( self::group( $given, 'form' ), $defaults['form'] ),
			'look'          => array( 'hadaya' => ! empty( self::group( $given, 'look' )['hadaya'] ) ),
		);
	}

	/**
	 * A posted group, or an empty one.
	 *
	 * @param array  $given Posted settings.
	 * @param string $name  Group.
	 * @return array
	 */
	private static function group( array $given, $name ) {
		return isset( $given[ $name ] ) && is_array( $given[ $name ] ) ? $given[ $name ] : array();
	}

	/**
	 * A posted text, cleaned; the default when it is missing.
	 *
	 * @param array  $group   Posted group.
	 * @param string $name    Field.
	 * @param string $default Used when the field is missing.
	 * @return string
	 */
	private static function text( array $group, $name, $default = '' ) {
		return isset( $group[ $name ] ) && is_scalar( $group[ $name ] ) ? sanitize_text_field( (string) $group[ $name ] ) : $default;
	}

	/**
	 * Which islands are on.
	 *
	 * @param array $given Posted group.
	 * @return bool[]
	 */
	private function sanitize_islands( array $given ) {
		$islands = array();
		foreach ( array_keys( Hadaya_Islands::all() ) as $island ) {
			$islands[ $island ] = ! empty( $given[ $island ] );
		}
		return $islands;
	}

	/**
	 * The owner's JSON, or what was stored when it is no JSON object.
	 *
	 * @param mixed $given JSON text, or an array from a programmatic update.
	 * @return array
	 */
	private function sanitize_page_settings( $given ) {
		if ( is_array( $given ) ) {
			return $given;
		}
		$text = trim( (string) $given );
		if ( '' === $text ) {
			return array();
		}
		$decoded = json_decode( $text, true );
		$is_list = is_array( $decoded ) && array_keys( $decoded ) === range( 0, count( $decoded ) - 1 );
		if ( is_array( $decoded ) && ! ( $is_list && array() !== $decoded ) ) {
			return $decoded;
		}
		add_settings_error(
			Hadaya_Options::NAME,
			'hadaya-json',
			__( 'The settings by island are not a JSON object, so the previous ones were kept. Example: {"swatches": {"selectOnArrow": true}}', 'hadaya' )
		);
		return $this->options->page_settings();
	}

	/**
	 * Settings of the contact widget.
	 *
	 * @param array $given    Posted group.
	 * @param array $defaults Settings of a fresh site.
	 * @return array
	 */
	private function sanitize_widget( array $given, array $defaults ) {
		$color = sanitize_hex_color( self::text( $given, 'color' ) );
		return array(
			'enabled'  => ! empty( $given['enabled'] ),
			'position' => 'left' === self::text( $given, 'position' ) ? 'left' : 'right',
			'color'    => $color ? $color : $defaults['color'],
			'size'     => min( 94, max( 44, (int) self::text( $given, 'size', (string) $defaults['size'] ) ) ),
			'cta_text' => self::text( $given, 'cta_text', $defaults['cta_text'] ),
			'channels' => Hadaya_Channels::sanitize( self::group( $given, 'channels' ) ),
			'tracking' => ! empty( $given['tracking'] ),
		);
	}

	/**
	 * Settings of the contact form.
	 *
	 * @param array $given    Posted group.
	 * @param array $defaults Settings of a fresh site.
	 * @return array
	 */
	private function sanitize_form( array $given, array $defaults ) {
		$fields = array_values( array_intersect( Hadaya_Options::FORM_FIELDS, array_map( 'strval', self::group( $given, 'fields' ) ) ) );
		$mail   = sanitize_email( self::text( $given, 'mail_to' ) );
		$header = self::text( $given, 'proxy_header' );
		return array(
			'enabled'      => ! empty( $given['enabled'] ),
			'title'        => self::text( $given, 'title', $defaults['title'] ),
			'button'       => self::text( $given, 'button', $defaults['button'] ),
			'fields'       => $fields,
			'required'     => array_values( array_intersect( $fields, array_map( 'strval', self::group( $given, 'required' ) ) ) ),
			'file_label'   => self::text( $given, 'file_label' ),
			'success'      => self::text( $given, 'success', $defaults['success'] ),
			'redirect'     => esc_url_raw( self::text( $given, 'redirect' ), array( 'http', 'https' ) ),
			'close_after'  => min( 60, max( 0, (int) self::text( $given, 'close_after', '0' ) ) ),
			'mail_to'      => $mail,
			'proxy_header' => in_array( $header, Hadaya_Visitor::HEADERS, true ) ? $header : '',
		);
	}
}
