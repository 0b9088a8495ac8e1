<?php
/**
 * What is wrong with a field.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * A mistake in one field, and how the visitor is told of it.
 */
final class FieldError {

	const REQUIRED = 'required';
	const TOO_LONG = 'too-long';
	const MAIL     = 'mail';
	const PHONE    = 'phone';
	const NUMBER   = 'number';
	const DATE     = 'date';

	/**
	 * Kind of mistake.
	 *
	 * @var string
	 */
	public string $code;

	/**
	 * The field, at the place where the visitor's page has it.
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
	 * The error as the contact widget reads it: an owner's field is known by its place.
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
	 * What the visitor reads. The name of an owner's field is said as well: pages from a cache show it below the form.
	 *
	 * @return string
	 */
	public function message(): string {
		$sentence = $this->sentence();
		/* translators: 1: name of a field, 2: a sentence. */
		return '' === $this->field->label ? $sentence : sprintf( __( '“%1$s”: %2$s', 'hadaya' ), $this->field->label, $sentence );
	}

	/**
	 * The mistake in words.
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
				return __( 'Please enter a phone number in digits, for example 9123 4567.', 'hadaya' );
			case self::NUMBER:
				return __( 'Please enter a number in digits, for example 25.', 'hadaya' );
			case self::DATE:
				return __( 'Please enter a valid date, for example 2026-12-31.', 'hadaya' );
		}
		return __( 'this field is required', 'hadaya' );
	}
}
