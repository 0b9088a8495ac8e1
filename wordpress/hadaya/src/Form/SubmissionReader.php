<?php
/**
 * Reading of a sent form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Fields\FieldError;
use Hadaya\Form\Fields\FieldRules;
use Hadaya\Form\Fields\FormField;
use Hadaya\Form\Fields\FormFields;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the field of the stored form for each text and file that was posted. What belongs to none is left out; what belongs to
 * one that only an earlier form had is kept, for the page came from a cache and the visitor wrote it all the same.
 */
final class SubmissionReader {

	/**
	 * Posted fields that are looked at: those of a form, and a further one for each further file.
	 */
	const MOST_POSTED = Submission::MAX_FIELDS + 2 * Uploads::MAX_FILES;

	/** @var Request The request. */
	private Request $request;

	/** @var FormFields Fields of the stored form. */
	private FormFields $fields;

	/** @var array[] Words of consent that hold. */
	private array $words;

	/** @var array[] Words of the newsletter that hold. */
	private array $offers;

	/** @var string|null The words of the newsletter that were ticked; empty where not, null where the page has no such box. */
	private ?string $newsletter = null;

	/** @var FormField[] Fields that have an answer, be it an empty one. */
	private array $taken = array();

	/** @var array[] Answers to the owner's fields, by the place of the field. */
	private array $custom = array();

	/** @var array[] Answers to fields that only earlier forms had. */
	private array $earlier = array();

	/** @var FieldError[] Mistakes. */
	private array $errors = array();

	/** @var string[] What the shop's people should know. */
	private array $notes = array();

	/**
	 * Remembers what to read.
	 *
	 * @param Request    $request Request.
	 * @param FormFields $fields  Fields of the stored form.
	 * @param array[]    $words   Words of consent that hold.
	 * @param array[]    $offers  Words of the newsletter that hold.
	 */
	public function __construct( Request $request, FormFields $fields, array $words, array $offers ) {
		$this->request = $request;
		$this->fields  = $fields;
		$this->words   = $words;
		$this->offers  = $offers;
	}

	/**
	 * Reads everything.
	 *
	 * @param array $origin Where it was written.
	 * @return Submission
	 */
	public function read( array $origin ): Submission {
		$texts  = $this->read_texts();
		$posted = $this->request->lists( 'custom_fields', self::MOST_POSTED );
		$left   = 0;
		foreach ( $posted as $index => $field ) {
			$left += $this->read_custom( (string) $index, $field ) ? 0 : 1;
		}
		if ( $left > 0 ) {
			/* translators: %s: number of fields. */
			$this->notes[] = sprintf( _n( '%s answer was left out: the form has no such field.', '%s answers were left out: the form has no such fields.', $left, 'hadaya' ), number_format_i18n( $left ) );
		}
		list( $files, $strange ) = Uploads::collect( $this->request->files( 'custom_fields' ), $posted, $this->fields );
		$this->find_missing( $files );
		ksort( $this->custom );
		return new Submission(
			array(
				'texts'         => $texts,
				'custom'        => array_merge( array_values( $this->custom ), $this->earlier ),
				'files'         => $files,
				'strange_files' => $strange,
				'origin'        => $origin,
				'errors'        => $this->errors,
				'notes'         => $this->notes,
				'newsletter'    => $this->newsletter,
			)
		);
	}

	/**
	 * The built-in fields.
	 *
	 * @return string[]
	 */
	private function read_texts(): array {
		$texts = array();
		foreach ( $this->fields->all() as $field ) {
			if ( $field->is_built_in() ) {
				$texts[ $field->kind ] = $this->posted( $field->kind );
				if ( $this->request->has( $field->kind ) ) {
					$this->taken[] = $field;
					$this->judge( $field, $texts[ $field->kind ] );
				}
			}
		}
		foreach ( $this->fields->once_built_in() as $name ) {
			$text = $this->posted( $name );
			if ( '' !== $text ) {
				$texts[ $name ] = mb_substr( $text, 0, FieldRules::most( $name ) );
				$this->notes[]  = __( 'This message came from an earlier form out of a cache: it has an answer to a field that the form no longer has.', 'hadaya' );
			}
		}
		return $texts;
	}

	/**
	 * A built-in field's text.
	 *
	 * @param string $name Name.
	 * @return string
	 */
	private function posted( string $name ): string {
		return FieldRules::read( $this->request->text( $name, FieldRules::most( $name ) + 1 ), $name );
	}

	/**
	 * Reads one posted field of the owner's. A file is read elsewhere.
	 *
	 * @param string $index Its place on the visitor's page.
	 * @param array  $given Posted field.
	 * @return bool Whether the form has such a field, or nothing was written.
	 */
	private function read_custom( string $index, array $given ): bool {
		$kind = isset( $given['slug'] ) && is_string( $given['slug'] ) && strlen( $given['slug'] ) <= 20 ? $given['slug'] : '';
		if ( '' === $kind || 'file' === $kind || ! isset( $given[ $kind ] ) || ! is_string( $given[ $kind ] ) ) {
			return true;
		}
		$label = isset( $given[ 'label_' . $kind ] ) && is_string( $given[ 'label_' . $kind ] ) ? Texts::line( $given[ 'label_' . $kind ], Texts::MOST ) : '';
		$text  = FieldRules::read( $given[ $kind ], $kind );
		$found = strlen( $index ) <= 64 ? $this->fields->find( $kind, $label, $index, $this->taken ) : null;
		if ( 'checkbox' === $kind ) {
			$is_offer = null !== $found && ! $found[0]->is_required;
			$text     = self::ticked( $label, $text, $is_offer ? $this->offers : $this->words );
			if ( $is_offer ) {
				$this->taken[]    = $found[0];
				$this->newsletter = $text;
				return true;
			}
		}
		if ( null === $found ) {
			return '' === $text;
		}
		list( $field, $is_earlier ) = $found;

		$this->taken[] = $field;

		$here        = clone $field;
		$here->index = $index;
		$answer      = array(
			'label' => 'checkbox' === $kind && '' !== $text ? $label : $field->label,
			'value' => $text,
		);
		if ( ! $is_earlier ) {
			$this->judge( $here, $text, $field );
			$this->custom[ (int) $field->index ] = $answer;
		} elseif ( '' !== $text ) {
			$answer['value'] = mb_substr( $text, 0, FieldRules::most( $kind ) );
			$this->earlier[] = $answer;
			/* translators: %s: name of a field. */
			$this->notes[] = sprintf( __( '“%s” is a field of an earlier form: this message came from a page out of a cache.', 'hadaya' ), $field->label );
		}
		return true;
	}

	/**
	 * The words that a visitor has ticked, where they are the shop's; today's or those of a page from a cache.
	 *
	 * @param string  $label Label.
	 * @param string  $text  Words.
	 * @param array[] $words Those that hold.
	 * @return string
	 */
	private static function ticked( string $label, string $text, array $words ): string {
		$ticked = array(
			'label' => $label,
			'value' => $text,
		);
		return in_array( $ticked, $words, true ) ? $text : '';
	}

	/**
	 * Notes what is wrong with a text. Consent has a judge of its own.
	 *
	 * @param FormField      $here  Field at its place on the visitor's page.
	 * @param string         $text  Text.
	 * @param FormField|null $field Field of the stored form.
	 */
	private function judge( FormField $here, string $text, ?FormField $field = null ): void {
		$choices = 'dropdown' === $here->kind ? $this->fields->choices_of( null === $field ? $here : $field ) : array();
		$problem = 'checkbox' === $here->kind ? null : FieldRules::problem( $here, $text, $choices );
		if ( null !== $problem ) {
			$this->errors[] = $problem;
		}
	}

	/**
	 * Notes required fields that were not sent at all. A page from a cache may not have them, and its visitor could never send.
	 *
	 * @param array[] $files Files.
	 */
	private function find_missing( array $files ): void {
		$with_file = array_column( $files, 'place' );
		foreach ( $this->fields->all() as $field ) {
			$is_file = 'file' === $field->kind;
			if ( ! $field->is_required || 'checkbox' === $field->kind || in_array( $field, $this->taken, true ) || ( $is_file && in_array( $field->index, $with_file, true ) ) ) {
				continue;
			}
			if ( $this->fields->may_be_unknown( $field ) ) {
				/* translators: %s: name of a field. */
				$this->notes[] = sprintf( __( '“%s” was not asked for: this message came from a page out of a cache.', 'hadaya' ), '' === $field->label ? $field->kind : $field->label );
				continue;
			}
			$this->errors[] = new FieldError( FieldError::REQUIRED, $field );
		}
	}
}
