<?php
/**
 * Tests for the form fields.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Form\Fields;

use Hadaya\Form\Fields\FormFields;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\ContactForm;

/**
 * Tests how fields on a page are mapped to the stored form.
 */
final class FormFieldsTest extends TestCase {

	/**
	 * Creates a form with the given fields, without a newsletter checkbox and, by default, without consent.
	 *
	 * @param array[] $items    Kind, label, whether required, options.
	 * @param array[] $consent Settings of the consent.
	 */
	private static function form( array $items, array $consent = array( 'enabled' => false ) ): ContactForm {
		$all = array();
		foreach ( $items as $item ) {
			list( $field, $label, $is_required, $options ) = $item + array( '', '', false, '' );

			$all[] = array( 'field' => $field, 'label' => $label, 'required' => $is_required, 'options' => $options );
		}
		return ContactForm::from_array( array( 'items' => $all, 'consent' => $consent, 'newsletter' => array( 'enabled' => false ) ) );
	}

	private static function fields( array $items ): FormFields {
		return FormFields::of( self::form( $items ), 'en' );
	}

	public function test_indexes_match_the_printed_form(): void {
		$consent   = array( 'enabled' => true, 'label' => 'Consent', 'agree' => 'I agree' );
		$form      = self::form( array( array( 'name' ), array( 'text', 'A' ), array( 'name' ), array( 'dropdown', 'Empty' ), array( 'textblock', 'Words' ), array( 'text', 'B' ) ), $consent );
		$described = array();
		foreach ( FormFields::of( $form, 'en' )->all() as $field ) {
			$described[] = $field->kind . ' ' . $field->label . ' ' . $field->index;
		}
		$this->assertSame( array( 'name  0', 'text A 1', 'textblock Words 2', 'text B 3', 'checkbox Consent 4' ), $described );
	}

	public function asked(): array {
		return array(
			'its label'                                 => array( 'text', 'Company', '9', 'Company' ),
			'its label as a page carries it encoded'    => array( 'text', 'Name &amp; firm', '9', 'Name & firm' ),
			'another label at its position'             => array( 'text', 'الشركة', '0', 'Company' ),
			'another label at the index of another kind' => array( 'number', 'Payment', '0', 'none' ),
			'nothing of the form'                       => array( 'text', 'Payment', '17', 'none' ),
			'the second file of a field'                => array( 'file', 'Logo (2)', '12', 'Logo' ),
			'a file of any name where one field takes them' => array( 'file', 'x', '12', 'Logo' ),
			'a kind that no form has'                   => array( 'password', 'Company', '0', 'none' ),
		);
	}

	/**
	 * @dataProvider asked
	 */
	public function test_maps_a_posted_field( string $kind, string $label, string $index, string $expected ): void {
		$fields = self::fields( array( array( 'text', 'Company' ), array( 'text', 'Name & firm' ), array( 'file', 'Logo' ) ) );
		$found  = $fields->find( $kind, $label, $index, array() );
		$this->assertSame( $expected, null === $found ? 'none' : $found->label );
	}

	public function test_matches_answers_with_equal_labels_to_different_fields(): void {
		$fields = self::fields( array( array( 'text', 'Company' ), array( 'text', 'Company' ) ) );
		$first  = $fields->find( 'text', 'Company', '0', array() );
		$second = $fields->find( 'text', 'Company', '1', array( $first ) );
		$this->assertSame( array( '0', '1' ), array( $first->index, $second->index ) );
		$this->assertNull( $fields->find( 'text', 'Company', '2', array( $first, $second ) ) );
	}

	public function test_leaves_a_file_with_an_unknown_name_unassigned_among_several_file_fields(): void {
		$fields = self::fields( array( array( 'file', 'Logo' ), array( 'file', 'Brief' ) ) );
		$this->assertNull( $fields->find( 'file', 'x', '9', array() ) );
	}
}
