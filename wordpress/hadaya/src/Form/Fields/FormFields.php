<?php
/**
 * The fields of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Fields;

use Hadaya\Form\Consent;
use Hadaya\Languages\Languages;
use Hadaya\Languages\OwnTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Today's fields of the form, and those of the forms before it that may still lie in caches. The server knows the form: labels,
 * order, kinds and choices are the stored ones.
 */
final class FormFields {

	/**
	 * Today's fields in their order.
	 *
	 * @var FormField[]
	 */
	private array $fields;

	/**
	 * Earlier forms, the latest last.
	 *
	 * @var FormField[][]
	 */
	private array $earlier;

	/**
	 * Remembers the fields.
	 *
	 * @param FormField[]   $fields  Today's fields in their order.
	 * @param FormField[][] $earlier Earlier forms, the latest last.
	 */
	public function __construct( array $fields, array $earlier = array() ) {
		$this->fields  = $fields;
		$this->earlier = $earlier;
	}

	/**
	 * The fields of the form's settings. Their places are those at which the page prints them: a field that every form knows
	 * stands in it once, and a choice without choices not at all. Labels and choices are those of the main language, in which
	 * answers are kept; pages in another language post their own labels.
	 *
	 * @param array         $form    Settings of the form, completed.
	 * @param FormField[][] $earlier Earlier forms.
	 * @return FormFields
	 */
	public static function of( array $form, array $earlier = array() ): self {
		$main   = ( new Languages() )->main();
		$fields = array();
		foreach ( $form['items'] as $item ) {
			$choices = OwnTexts::lines( OwnTexts::choose( $item['options'], $main, $main ) );
			if ( 'dropdown' === $item['field'] && array() === $choices ) {
				continue;
			}
			$is_built_in = in_array( $item['field'], FormField::BUILT_IN, true );
			$key         = $is_built_in ? $item['field'] : count( $fields );
			$is_required = $is_built_in ? in_array( $item['field'], $form['required'], true ) : (bool) $item['required'];
			$index       = isset( $fields[ $key ] ) ? $fields[ $key ]->index : (string) count( $fields );

			$names          = $is_built_in ? array() : array_values( OwnTexts::by_language( $item['label'], $main ) );
			$fields[ $key ] = new FormField( $item['field'], $is_built_in ? '' : OwnTexts::choose( $item['label'], $main, $main ), $is_required, $choices, $index, $names );
		}
		foreach ( array_keys( Consent::BOXES ) as $box ) {
			if ( ! empty( $form[ $box ]['enabled'] ) ) {
				list( $label, $agree ) = array( $form[ $box ]['label'], $form[ $box ]['agree'] );

				$fields[] = new FormField( 'checkbox', OwnTexts::choose( $label, $main, $main ), 'consent' === $box, array( OwnTexts::choose( $agree, $main, $main ) ), (string) count( $fields ), array_values( OwnTexts::by_language( $label, $main ) ) );
			}
		}
		return new self( array_values( $fields ), $earlier );
	}

	/**
	 * Today's fields.
	 *
	 * @return FormField[]
	 */
	public function all(): array {
		return $this->fields;
	}

	/**
	 * Built-in fields that only earlier forms had.
	 *
	 * @return string[]
	 */
	public function once_built_in(): array {
		$once = array();
		foreach ( array_merge( array(), ...$this->earlier ) as $field ) {
			if ( $field->is_built_in() && null === self::find_like( $this->fields, $field ) ) {
				$once[ $field->kind ] = $field->kind;
			}
		}
		return array_values( $once );
	}

	/**
	 * The field that a page means: by its name today, by one that it once had, or by its place where the page calls it otherwise,
	 * as in another language.
	 *
	 * @param string      $kind  Kind.
	 * @param string      $label Label.
	 * @param string      $index Place.
	 * @param FormField[] $taken Fields that have their answer.
	 * @return array|null The field, and whether only an earlier form had it.
	 */
	public function find( string $kind, string $label, string $index, array $taken ): ?array {
		$free = array_filter(
			$this->fields,
			static function ( $field ) use ( $taken, $kind ) {
				return $kind === $field->kind && ( 'file' === $kind || ! in_array( $field, $taken, true ) );
			}
		);
		foreach ( $free as $field ) {
			if ( $field->is_called( $kind, $label ) ) {
				return array( $field, false );
			}
		}
		foreach ( array_merge( array(), ...$this->earlier ) as $field ) {
			if ( $field->is_called( $kind, $label ) ) {
				return array( $field, true );
			}
		}
		foreach ( $free as $field ) {
			if ( $index === $field->index || ( 'file' === $kind && 1 === count( $free ) ) ) {
				return array( $field, false );
			}
		}
		return null;
	}

	/**
	 * Whether a page from a cache may not show a field, or not ask for it.
	 *
	 * @param FormField $field Field of today.
	 * @return bool
	 */
	public function may_be_unknown( FormField $field ): bool {
		foreach ( $this->earlier as $fields ) {
			if ( null === self::find_like( $fields, $field ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * What could be chosen in a field, today or on a page from a cache.
	 *
	 * @param FormField $field Field.
	 * @return string[]
	 */
	public function choices_of( FormField $field ): array {
		$choices = array( $field->choices );
		foreach ( array_merge( array(), ...$this->earlier ) as $before ) {
			if ( $field->is_like( $before ) ) {
				$choices[] = $before->choices;
			}
		}
		return array_map( array( FormField::class, 'plain' ), array_merge( ...$choices ) );
	}

	/**
	 * The one of some fields that is like another.
	 *
	 * @param FormField[] $fields Fields.
	 * @param FormField   $other  Other field.
	 * @return FormField|null
	 */
	private static function find_like( array $fields, FormField $other ): ?FormField {
		foreach ( $fields as $field ) {
			if ( $field->is_like( $other ) ) {
				return $field;
			}
		}
		return null;
	}
}
