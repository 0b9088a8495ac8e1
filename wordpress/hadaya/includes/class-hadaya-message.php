<?php
/**
 * The posted message.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads and cleans what the contact form sends. The nonce is checked by Hadaya_Form before anything is read.
 */
final class Hadaya_Message {

	/**
	 * Characters of one text at most.
	 */
	const MAX_TEXT = 5000;

	/**
	 * Custom fields of one message at most.
	 */
	const MAX_FIELDS = 40;

	/**
	 * A posted text, cleaned.
	 *
	 * @param string $name    Field.
	 * @param bool   $is_long Whether line breaks stay.
	 * @return string
	 */
	public static function posted( $name, $is_long = false ) {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Checked in Hadaya_Form::is_genuine(), cleaned below.
		$value = isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : '';
		// phpcs:enable
		$value = mb_substr( str_replace( "\r\n", "\n", $value ), 0, self::MAX_TEXT );
		return trim( $is_long ? sanitize_textarea_field( $value ) : sanitize_text_field( $value ) );
	}

	/**
	 * The built-in fields that the form shows.
	 *
	 * @param array $form Settings of the form.
	 * @return string[]
	 */
	public static function texts( array $form ) {
		$texts = array();
		foreach ( $form['fields'] as $field ) {
			$texts[ $field ] = self::posted( $field, 'message' === $field );
		}
		return $texts;
	}

	/**
	 * Labels and values of the custom fields without files. Equal labels keep both values.
	 *
	 * @return array[]
	 */
	public static function custom_fields() {
		$found = array();
		foreach ( array_slice( self::posted_fields(), 0, self::MAX_FIELDS ) as $field ) {
			$type = is_array( $field ) && isset( $field['slug'] ) && is_string( $field['slug'] ) ? sanitize_key( $field['slug'] ) : '';
			if ( '' === $type || ! isset( $field[ $type ] ) || ! is_string( $field[ $type ] ) ) {
				continue;
			}
			$label   = isset( $field[ 'label_' . $type ] ) && is_string( $field[ 'label_' . $type ] ) ? $field[ 'label_' . $type ] : '';
			$found[] = array(
				'label' => sanitize_text_field( $label ),
				'value' => trim( sanitize_textarea_field( mb_substr( $field[ $type ], 0, self::MAX_TEXT ) ) ),
			);
		}
		return $found;
	}

	/**
	 * The posted custom fields as they came.
	 *
	 * @return array
	 */
	private static function posted_fields() {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Checked in Hadaya_Form::is_genuine(), cleaned by the readers.
		return isset( $_POST['custom_fields'] ) && is_array( $_POST['custom_fields'] ) ? wp_unslash( $_POST['custom_fields'] ) : array();
		// phpcs:enable
	}

	/**
	 * The posted files.
	 *
	 * @return array[]
	 */
	public static function files() {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Checked in Hadaya_Form::is_genuine(); names and content are judged by Hadaya_Uploads.
		$files = isset( $_FILES['custom_fields'] ) && is_array( $_FILES['custom_fields'] ) ? $_FILES['custom_fields'] : array();
		// phpcs:enable
		return Hadaya_Uploads::collect( $files, self::posted_fields() );
	}

	/**
	 * Where the message was written.
	 *
	 * @param string $widget Name of the widget.
	 * @return array
	 */
	public static function origin( $widget ) {
		return array(
			'widget'     => $widget,
			'page_title' => self::posted( 'page_title' ),
			'page_id'    => (string) absint( self::posted( 'page_id' ) ),
			'ref_url'    => esc_url_raw( self::posted( 'ref_url' ), array( 'http', 'https' ) ),
			'source'     => Hadaya_Source::read(),
			'device'     => Hadaya_Count_Call::device(),
		);
	}
}
