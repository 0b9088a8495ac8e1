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
	const MAX_TEXT = 20000;

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
		return $is_long ? Hadaya_Texts::lines( $value ) : Hadaya_Texts::line( $value );
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
				'label' => Hadaya_Texts::line( $label, Hadaya_Texts::MOST ),
				'value' => Hadaya_Texts::lines( $field[ $type ] ),
			);
		}
		return $found;
	}

	/**
	 * What is said of a text that is too long to be kept whole.
	 *
	 * @return string
	 */
	public static function too_long() {
		/* translators: %s: a number. */
		return sprintf( __( 'Please shorten this text to %s characters.', 'hadaya' ), number_format_i18n( self::MAX_TEXT ) );
	}

	/**
	 * What is wrong with the owner's fields.
	 *
	 * @param array[] $custom Fields as custom_fields() returns them.
	 * @return array[]
	 */
	public static function errors( array $custom ) {
		$errors = array();
		foreach ( $custom as $field ) {
			if ( mb_strlen( $field['value'] ) > self::MAX_TEXT ) {
				$errors[] = array(
					'field'   => 'chaty-field-text',
					/* translators: 1: name of a field, 2: a sentence. */
					'message' => sprintf( __( '“%1$s”: %2$s', 'hadaya' ), $field['label'], self::too_long() ),
				);
			}
		}
		return $errors;
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
			'page_title' => mb_substr( self::posted( 'page_title' ), 0, Hadaya_Texts::MOST ),
			'page_id'    => (string) absint( self::posted( 'page_id' ) ),
			'ref_url'    => esc_url_raw( mb_substr( self::posted( 'ref_url' ), 0, Hadaya_Texts::MOST ), array( 'http', 'https' ) ),
			'source'     => Hadaya_Source::read(),
			'device'     => Hadaya_Count_Call::device(),
		);
	}
}
