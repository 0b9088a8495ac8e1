<?php
/**
 * Errors of a submitted form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Fields\FieldError;
use Hadaya\Form\Fields\FieldRules;
use Hadaya\Form\Fields\FormField;
use Hadaya\Form\Fields\FormFields;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the errors in the visitor's input, and the notes for the shop.
 */
final class SubmissionChecks {

	/** @var FieldError[] */
	private array $errors = array();

	/** @var string[] */
	private array $notes = array();

	/**
	 * @return FieldError[] Errors in the visitor's input.
	 */
	public function errors(): array {
		return $this->errors;
	}

	/**
	 * @return string[] Notes for the shop.
	 */
	public function notes(): array {
		return $this->notes;
	}

	/**
	 * Adds notes for the shop, which are stored with the message.
	 *
	 * @param string ...$notes Notes.
	 */
	public function note( string ...$notes ): void {
		$this->notes = array_merge( $this->notes, $notes );
	}

	/**
	 * Validates a field's text, except a checkbox's, which `Consent` validates. A dropdown option that no longer exists is accepted with a note,
	 * because a cached page may still offer it.
	 *
	 * @param FormField $here Field, with its index on the visitor's page.
	 * @param string    $text Text.
	 */
	public function judge( FormField $here, string $text ): void {
		$problem    = 'checkbox' === $here->kind ? null : FieldRules::problem( $here, $text );
		$choices    = array_map( array( FormField::class, 'plain' ), $here->choices );
		$is_offered = 'dropdown' !== $here->kind || '' === $text || in_array( FormField::plain( $text ), $choices, true );
		if ( null !== $problem ) {
			$this->errors[] = $problem;
		} elseif ( ! $is_offered ) {
			/* translators: %s: name of a field. */
			$this->notes[] = sprintf( __( 'The visitor’s answer to “%s” is no longer an option in the form.', 'hadaya' ), $here->label );
		}
	}

	/**
	 * Notes that the visitor saw a field under another label.
	 *
	 * @param FormField $field Field of the stored form.
	 * @param string    $label Label on the visitor's page.
	 */
	public function note_renamed( FormField $field, string $label ): void {
		$this->notes[] = sprintf(
			/* translators: 1: label on the visitor's page, 2: name of a field. */
			__( 'The visitor saw the field “%1$s”. The form now has “%2$s” in its place.', 'hadaya' ),
			mb_substr( $label, 0, 200 ),
			$field->label
		);
	}

	/**
	 * Reports required fields that were not posted at all, usually only as a note: a cached page may lack such a field, and its visitors could
	 * otherwise never submit the form. `judge()` reports fields that were posted empty.
	 *
	 * @param FormFields  $fields     Fields of the stored form.
	 * @param FormField[] $posted     Fields that were posted.
	 * @param string[]    $with_file  Indexes of fields with files.
	 * @param bool        $is_written Whether the visitor entered any text.
	 */
	public function find_missing( FormFields $fields, array $posted, array $with_file, bool $is_written ): void {
		foreach ( $fields->all() as $field ) {
			$is_posted = in_array( $field, $posted, true ) || ( 'file' === $field->kind && in_array( $field->index, $with_file, true ) );
			if ( $field->is_required && 'checkbox' !== $field->kind && ! $is_posted ) {
				$this->miss( $field, $is_written );
			}
		}
	}

	/**
	 * Reports a required field that was not posted. The missing field is an error if the visitor entered nothing at all; otherwise it is only noted,
	 * because a cached page may lack the field.
	 *
	 * @param FormField $field      Field of the stored form.
	 * @param bool      $is_written Whether the visitor entered any text.
	 */
	private function miss( FormField $field, bool $is_written ): void {
		if ( ! $is_written ) {
			$this->errors[] = new FieldError( FieldError::REQUIRED, $field );
			return;
		}
		$this->notes[] = sprintf(
			/* translators: %s: name of a field. */
			__( 'The visitor did not see the field “%s” because they had an older, cached copy of the page.', 'hadaya' ),
			'' === $field->label ? $field->kind : $field->label
		);
	}
}
