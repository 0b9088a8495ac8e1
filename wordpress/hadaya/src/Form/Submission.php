<?php
/**
 * The posted message.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Statistics\CountCall;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and cleans what the contact form sends. The nonce is checked by FormCall before anything is read.
 */
final class Submission {


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
	 * @param  string $name    Field.
	 * @param  bool   $is_long Whether line breaks stay.
	 * @return string
	 */
	public static function posted( string $name, bool $is_long = false ): string {
     // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Checked in FormCall::is_genuine(), cleaned below.
		$value = isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : '';
     // phpcs:enable
		return $is_long ? Texts::lines( $value ) : Texts::line( $value );
	}

	/**
	 * The built-in fields that the form shows.
	 *
	 * @param  array $form Settings of the form.
	 * @return string[]
	 */
	public static function texts( array $form ): array {
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
	public static function custom_fields(): array {
		$found = array();
		foreach ( array_slice( self::posted_fields(), 0, self::MAX_FIELDS ) as $field ) {
			$type = is_array( $field ) && isset( $field['slug'] ) && is_string( $field['slug'] ) ? sanitize_key( $field['slug'] ) : '';
			if ('' === $type || ! isset( $field[ $type ] ) || ! is_string( $field[ $type ] ) ) {
				continue;
			}
			$label   = isset( $field[ 'label_' . $type ] ) && is_string( $field[ 'label_' . $type ] ) ? $field[ 'label_' . $type ] : '';
			$found[] = array(
				'label' => Texts::line( $label, Texts::MOST ),
				'value' => Texts::lines( $field[ $type ] ),
			);
		}
		return $found;
	}

	/**
	 * What is said of a text that is too long to be kept whole.
	 *
	 * @return string
	 */
	public static function too_long(): string {
		/* translators: %s: a number. */
		return sprintf( __( 'Please shorten this text to %s characters.', 'hadaya' ), number_format_i18n( self::MAX_TEXT ) );
	}

	/**
	 * What is wrong with the owner's fields.
	 *
	 * @param  array[] $custom Fields as custom_fields() returns them.
	 * @return array[]
	 */
	public static function errors( array $custom ): array {
		$errors = array();
		foreach ( $custom as $field ) {
			if (mb_strlen( $field['value'] ) > self::MAX_TEXT ) {
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
	private static function posted_fields(): array {
     // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Checked in FormCall::is_genuine(), cleaned by the readers.
		return isset( $_POST['custom_fields'] ) && is_array( $_POST['custom_fields'] ) ? wp_unslash( $_POST['custom_fields'] ) : array();
     // phpcs:enable
	}

	/**
	 * The posted files.
	 *
	 * @return array[]
	 */
	public static function files(): array {
     // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Checked in FormCall::is_genuine(); names and content are judged by Uploads.
		$files = isset( $_FILES['custom_fields'] ) && is_array( $_FILES['custom_fields'] ) ? $_FILES['custom_fields'] : array();
     // phpcs:enable
		return Uploads::collect( $files, self::posted_fields() );
	}

	/**
	 * Where the message was written.
	 *
	 * @param  string $widget Name of the widget.
	 * @return array
	 */
	public static function origin( string $widget ): array {
		return array(
			'widget'     => $widget,
			'page_title' => mb_substr( self::posted( 'page_title' ), 0, Texts::MOST ),
			'page_id'    => (string) absint( self::posted( 'page_id' ) ),
			'ref_url'    => esc_url_raw( mb_substr( self::posted( 'ref_url' ), 0, Texts::MOST ), array( 'http', 'https' ) ),
			'source'     => Source::read(),
			'device'     => CountCall::device(),
		);
	}
}
