<?php
/**
 * One field of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Fields;

use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * A form field as stored by the shop. Data that the visitor's browser sends about a field is used only to find the field.
 */
final class FormField {

	/**
	 * Type: a built-in field's name, or a custom type such as `text`.
	 *
	 * @var string
	 */
	public string $kind;

	/**
	 * Label of a custom field in the shop's main language; empty for a built-in field.
	 *
	 * @var string
	 */
	public string $label;

	/**
	 * True if the visitor must not leave the field empty.
	 *
	 * @var bool
	 */
	public bool $is_required;

	/**
	 * Options of a dropdown, or the text of a checkbox; empty for other types.
	 *
	 * @var string[]
	 */
	public array $choices;

	/**
	 * Index in the form, under which a custom field is posted.
	 *
	 * @var string
	 */
	public string $index;

	/**
	 * Labels of a custom field in other languages.
	 *
	 * @var string[]
	 */
	public array $names;

	/** @var string[]|null */
	private ?array $plain_names = null;

	/**
	 * Creates a field. The defaults suit an optional built-in field, which has no label of its own.
	 *
	 * @param string   $kind        Field type.
	 * @param string   $label       Label.
	 * @param bool     $is_required Whether the field is required.
	 * @param string[] $choices     Options.
	 * @param string   $index       Index in the form.
	 * @param string[] $names       Labels in other languages.
	 */
	public function __construct(
		string $kind,
		string $label = '',
		bool $is_required = false,
		array $choices = array(),
		string $index = '',
		array $names = array()
	) {
		$this->kind        = $kind;
		$this->label       = $label;
		$this->is_required = $is_required;
		$this->choices     = $choices;
		$this->index       = $index;
		$this->names       = $names;
	}

	/**
	 * Checks whether the field is one of the four built-in ones: name, email, phone or message.
	 *
	 * @return bool
	 */
	public function is_built_in(): bool {
		return in_array( $this->kind, ContactForm::FIELDS, true );
	}

	/**
	 * Returns the field's labels in all languages, decoded.
	 *
	 * @return string[]
	 */
	public function plain_names(): array {
		if ( null === $this->plain_names ) {
			$this->plain_names = array_map( array( __CLASS__, 'plain' ), array_merge( array( $this->label ), array_values( $this->names ) ) );
		}
		return $this->plain_names;
	}

	/**
	 * Decodes a label or option, which pages print encoded once or twice, and collapses its white space.
	 *
	 * @param string $text Label or option.
	 * @return string
	 */
	public static function plain( string $text ): string {
		return trim(
			(string) preg_replace( '/\s+/u', ' ', html_entity_decode( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ), ENT_QUOTES, 'UTF-8' ) )
		);
	}
}
