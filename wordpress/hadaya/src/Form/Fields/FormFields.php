<?php
/**
 * Fields of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Fields;

use Hadaya\Languages\LocalizedTexts;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Reads labels, order, types and options from the stored form, not from the page that posts the form.
 */
final class FormFields {

	/** @var FormField[] */
	private array $fields;

	/**
	 * @param FormField[] $fields Fields in display order.
	 */
	public function __construct( array $fields ) {
		$this->fields = $fields;
	}

	/**
	 * Returns the fields of a form. Labels and options are in the main language, in which answers are stored; pages in other languages post their own
	 * labels.
	 *
	 * @param ContactForm $form Form with texts in all languages.
	 * @param string      $main Tag of the main language.
	 * @return FormFields
	 */
	public static function of( ContactForm $form, string $main ): self {
		$fields = array();
		foreach ( $form->items() as $item ) {
			$is_built_in = in_array( $item['field'], ContactForm::FIELDS, true );
			$fields[]    = new FormField(
				$item['field'],
				$is_built_in ? '' : LocalizedTexts::choose( $item['label'], $main, $main ),
				$item['required'],
				LocalizedTexts::lines( LocalizedTexts::choose( $item['options'], $main, $main ) ),
				(string) count( $fields ),
				$is_built_in ? array() : array_values( LocalizedTexts::by_language( $item['label'], $main ) )
			);
		}
		foreach ( array_keys( Consent::BOXES ) as $box ) {
			$settings = $form->box( $box );
			if ( $settings['enabled'] ) {
				$fields[] = new FormField(
					'checkbox',
					LocalizedTexts::choose( $settings['label'], $main, $main ),
					'consent' === $box,
					array( LocalizedTexts::choose( $settings['agree'], $main, $main ) ),
					(string) count( $fields ),
					array_values( LocalizedTexts::by_language( $settings['label'], $main ) )
				);
			}
		}
		return new self( $fields );
	}

	/** @return FormField[] */
	public function all(): array {
		return $this->fields;
	}

	/**
	 * Finds a posted field by its label, or by its index if the page uses another label, as translated pages do.
	 *
	 * @param string      $kind  Field type.
	 * @param string      $label Label; from the second file on, with the file's number in brackets.
	 * @param string      $index Index of the field on the visitor's page.
	 * @param FormField[] $taken Fields that already have an answer.
	 * @return FormField|null
	 */
	public function find( string $kind, string $label, string $index, array $taken ): ?FormField {
		$free = array_filter(
			$this->fields,
			static function ( $field ) use ( $taken, $kind ) {
				return $kind === $field->kind && ( 'file' === $kind || ! in_array( $field, $taken, true ) );
			}
		);
		if ( array() === $free ) {
			return null;
		}
		$plain = FormField::plain( $label );
		$names = array( $plain, 'file' === $kind ? (string) preg_replace( '/ \(\d{1,2}\)$/D', '', $plain ) : $plain );
		foreach ( $free as $field ) {
			if ( array() !== array_intersect( $field->plain_names(), $names ) ) {
				return $field;
			}
		}
		foreach ( $free as $field ) {
			if ( $index === $field->index || ( 'file' === $kind && 1 === count( $free ) ) ) {
				return $field;
			}
		}
		return null;
	}
}
