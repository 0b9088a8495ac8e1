<?php
/**
 * Error in a field.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * A field error and its message for the visitor.
 */
final class FieldError {

	const REQUIRED = 'required';
	const TOO_LONG = 'too-long';
	const MAIL     = 'mail';
	const PHONE    = 'phone';
	const NUMBER   = 'number';
	const DATE     = 'date';

	/**
	 * Error code, one of this class's constants.
	 *
	 * @var string
	 */
	public string $code;

	/**
	 * The field, with its index on the visitor's page.
	 *
	 * @var FormField
	 */
	public FormField $field;

	private int $most;

	public function __construct( string $code, FormField $field, int $most = 0 ) {
		$this->code  = $code;
		$this->field = $field;
		$this->most  = $most;
	}

	/**
	 * Returns the error in the contact widget's format: a custom field is identified by its index.
	 *
	 * @return array{field: string, index?: string, message: string}
	 */
	public function answer(): array {
		$answer = array( 'field' => 'chaty-field-' . $this->field->kind );
		if ( ! $this->field->is_built_in() ) {
			$answer['index'] = $this->field->index;
		}
		return $answer + array( 'message' => $this->message() );
	}

	/**
	 * Returns the message for the visitor. The message includes the name of a custom field, because cached pages show the message below the form.
	 *
	 * @return string
	 */
	public function message(): string {
		$sentence = $this->sentence();
		/* translators: 1: name of a field, 2: a sentence. */
		return '' === $this->field->label ? $sentence : sprintf( __( '“%1$s”: %2$s', 'hadaya' ), $this->field->label, $sentence );
	}

	/**
	 * Returns a sentence that tells the visitor how to correct the error, without the field's name.
	 *
	 * @return string
	 */
	private function sentence(): string {
		switch ( $this->code ) {
			case self::TOO_LONG:
				/* translators: %s: a number. */
				return sprintf( __( 'This text is too long. Shorten it to %s characters.', 'hadaya' ), number_format_i18n( $this->most ) );
			case self::MAIL:
				return __( 'Please enter a valid email address, for example name@example.com.', 'hadaya' );
			case self::PHONE:
				return __( 'Please enter a valid phone number, for example 9123 4567.', 'hadaya' );
			case self::NUMBER:
				return __( 'Please enter a number in digits, for example 25.', 'hadaya' );
			case self::DATE:
				return __( 'Please enter a valid date, for example 2026-12-31.', 'hadaya' );
		}
		return __( 'Please fill in this field.', 'hadaya' );
	}
}
