<?php
/**
 * Reader of a submitted form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Fields\FieldRules;
use Hadaya\Form\Fields\FormField;
use Hadaya\Form\Fields\FormFields;
use Hadaya\Http\Request;
use Hadaya\Languages\DefaultTexts;
use Hadaya\Languages\Languages;
use Hadaya\Support\Texts;
use Hadaya\Uploads\Uploads;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Matches posted texts and files to the fields of the stored form. A cached page may show an older form: answers to removed fields are collected
 * under our own label, and fields that the page did not post are not required.
 *
 * @phpstan-import-type ConsentWords from Consent
 * @phpstan-import-type LeadField from \Hadaya\Leads\Lead
 * @phpstan-import-type LeadOrigin from \Hadaya\Leads\Origin
 */
final class SubmissionReader {

	/**
	 * Maximum number of posted fields that are read: the fields of a form, plus room for additional files.
	 */
	const MOST_POSTED = Submission::MAX_FIELDS + 2 * Uploads::MAX_FILES;

	private Request $request;
	private FormFields $fields;

	/** @var list<ConsentWords> Valid consent texts. */
	private array $consents;

	/** @var list<ConsentWords> Valid newsletter texts. */
	private array $offers;
	private ?string $newsletter = null;

	/** @var FormField[] Fields that have an answer, even an empty one. */
	private array $taken = array();

	/** @var array<int, LeadField> Answers to custom fields, keyed by the field's index in the form. */
	private array $custom = array();

	private UnknownFields $strange;

	private bool $is_main = false;
	private Languages $languages;
	private Consent $consent;

	private SubmissionChecks $checks;

	/**
	 * @param Languages          $languages Languages.
	 * @param Consent            $consent   Consent.
	 * @param Request            $request   Request.
	 * @param FormFields         $fields    Fields of the stored form.
	 * @param list<ConsentWords> $consents  Valid consent texts.
	 * @param list<ConsentWords> $offers    Valid newsletter texts.
	 */
	public function __construct(
		Languages $languages,
		Consent $consent,
		Request $request,
		FormFields $fields,
		array $consents,
		array $offers
	) {
		$this->languages = $languages;
		$this->consent   = $consent;
		$this->request   = $request;
		$this->fields    = $fields;
		$this->consents  = $consents;
		$this->offers    = $offers;
		$this->strange   = new UnknownFields();
		$this->checks    = new SubmissionChecks();
	}

	/**
	 * Reads and validates all posted fields, and matches the posted files to their fields.
	 *
	 * @param LeadOrigin $origin Origin of the submission.
	 * @return Submission
	 */
	public function read( array $origin ): Submission {
		$this->is_main = ( $origin['language'] ?? '' ) === $this->languages->main();

		$texts  = $this->read_texts();
		$posted = $this->request->lists( 'custom_fields', self::MOST_POSTED );
		foreach ( $posted as $index => $field ) {
			$this->read_custom( (string) $index, $field );
		}
		$this->checks->note( ...$this->strange->notes() );
		list( $files, $strange ) = PostedFiles::collect( $this->request->files( 'custom_fields' ), $posted, $this->fields );
		ksort( $this->custom );
		$custom     = array_merge( array_values( $this->custom ), $this->strange->rows() );
		$is_written = array() !== $files
			|| array() !== $this->strange->rows()
			|| '' !== implode( '', array_merge( $texts, array_column( $this->custom, 'value' ) ) );
		$this->checks->find_missing( $this->fields, $this->taken, array_column( $files, 'field_index' ), $is_written );
		return new Submission(
			array(
				'texts'         => $texts,
				'custom'        => $custom,
				'files'         => $files,
				'strange_files' => $strange,
				'origin'        => $origin,
				'errors'        => $this->checks->errors(),
				'notes'         => $this->checks->notes(),
				'newsletter'    => $this->newsletter,
			)
		);
	}

	/**
	 * Reads and validates the built-in fields. Texts for built-in fields that are no longer in the form are collected as answers to unknown fields.
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
					$this->checks->judge( $field, $texts[ $field->kind ] );
				}
			}
		}
		foreach ( array_diff( ContactForm::FIELDS, array_keys( $texts ) ) as $name ) {
			$this->strange->keep( DefaultTexts::field_title( $name ), $this->posted( $name ) );
		}
		return $texts;
	}

	/**
	 * Returns the posted text of a built-in field, normalised for its type.
	 *
	 * @param string $name Name of the field.
	 * @return string
	 */
	private function posted( string $name ): string {
		return FieldRules::read( $this->request->text( $name, FieldRules::most( $name ) + 1 ), $name );
	}

	/**
	 * Reads one posted custom field, unless it is a file: `PostedFiles` reads files.
	 *
	 * @param string               $index Index of the field on the visitor's page.
	 * @param array<string, mixed> $given Posted field.
	 */
	private function read_custom( string $index, array $given ): void {
		$kind = isset( $given['slug'] ) && is_string( $given['slug'] ) && strlen( $given['slug'] ) <= 20 ? $given['slug'] : '';
		if ( '' === $kind || 'file' === $kind || ! isset( $given[ $kind ] ) || ! is_string( $given[ $kind ] ) ) {
			return;
		}
		$label = isset( $given[ 'label_' . $kind ] ) && is_string( $given[ 'label_' . $kind ] )
			? Texts::line( $given[ 'label_' . $kind ], Texts::MOST )
			: '';
		$text  = FieldRules::read( $given[ $kind ], $kind );
		$found = strlen( $index ) <= 64 ? $this->fields->find( $kind, $label, $index, $this->taken ) : null;
		if ( 'checkbox' === $kind ) {
			$is_offer = null !== $found && ! $found->is_required;
			$text     = $this->consent->ticked( $label, $text, $is_offer ? $this->offers : $this->consents );
			if ( $is_offer ) {
				$this->taken[]    = $found;
				$this->newsletter = $text;
				return;
			}
		}
		if ( null === $found ) {
			$this->strange->keep( $label, $text );
			return;
		}
		$this->taken[] = $found;
		if ( $this->is_main && 'checkbox' !== $kind && '' !== $text && ! in_array( FormField::plain( $label ), $found->plain_names(), true ) ) {
			$this->checks->note_renamed( $found, $label );
		}

		$here        = clone $found;
		$here->index = $index;
		$this->checks->judge( $here, $text );
		$this->custom[ (int) $found->index ] = array(
			'label' => 'checkbox' === $kind && '' !== $text ? $label : $found->label,
			'value' => $text,
		);
	}
}
