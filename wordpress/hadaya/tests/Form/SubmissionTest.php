<?php
/**
 * Tests for a submitted form.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Form;

use Hadaya\Form\Fields\FormField;
use Hadaya\Form\Fields\FormFields;
use Hadaya\Form\Submission;
use Hadaya\Form\SubmissionReader;
use Hadaya\Form\UnknownFields;
use Hadaya\Http\Request;
use Hadaya\Languages\Languages;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\Consent;

/**
 * Tests how a request is read according to the fields of the stored form.
 */
final class SubmissionTest extends TestCase {

	private static function reader( Request $request, FormFields $fields, array $consents, array $offers = array() ): SubmissionReader {
		return new SubmissionReader(
			self::part( Languages::class ),
			self::part( Consent::class ),
			$request,
			$fields,
			$consents,
			$offers
		);
	}

	private static function read( array $post, array $fields, array $consents = array(), array $files = array() ): Submission {
		return self::reader( new Request( $post, $files ), new FormFields( $fields ), $consents )->read( array( 'ref_url' => '' ) );
	}

	private static function own( string $kind, string $label, string $value ): array {
		return array( 'slug' => $kind, 'label_' . $kind => $label, $kind => $value );
	}

	private static function codes( Submission $submission ): array {
		return array_map(
			static function ( $error ) {
				return $error->code . ' ' . $error->field->kind . ' ' . $error->field->index;
			},
			$submission->errors()
		);
	}

	public function test_answers_follow_the_order_and_labels_of_the_stored_form(): void {
		$fields = array( new FormField( 'name', '', true ), new FormField( 'text', 'Company', false, array(), '1' ), new FormField( 'number', 'Budget', false, array(), '2' ) );
		$sent   = self::read( array( 'name' => ' Amal ', 'custom_fields' => array( 2 => self::own( 'number', 'Budget', '10' ), 1 => self::own( 'text', 'شركة', 'Hadaya' ) ) ), $fields );
		$this->assertSame( array( 'name' => 'Amal' ), $sent->texts() );
		$this->assertSame( array( array( 'label' => 'Company', 'value' => 'Hadaya' ), array( 'label' => 'Budget', 'value' => '10' ) ), $sent->custom() );
		$this->assertSame( array(), $sent->errors() );
		$this->assertSame( array(), $sent->notes() );
	}

	public function test_groups_answers_to_unknown_fields_under_one_label(): void {
		$sent = self::read( array( 'phone' => '91234567', 'custom_fields' => array( 7 => self::own( 'text', 'Wishes', 'blue' ), 8 => self::own( 'text', 'Empty', ' ' ), 9 => self::own( 'checkbox', 'Consent', 'I agree' ) ) ), array( new FormField( 'message' ) ) );
		$this->assertSame( array( 'message' => '' ), $sent->texts() );
		$rows = array( array( 'label' => 'Answers to fields that are no longer in the form', 'value' => "Phone: 91234567\nWishes: blue" ) );
		$this->assertSame( $rows, $sent->custom() );
		$this->assertSame( array(), $sent->notes() );
	}

	public function test_limits_unknown_answers_in_number_and_length(): void {
		$posted = array();
		for ( $index = 0; $index < 500; $index++ ) {
			$posted[] = self::own( 'text', str_repeat( '&amp;', 400 ), str_repeat( 'x', 20000 ) );
		}
		$sent = self::read( array( 'custom_fields' => $posted ), array( new FormField( 'message' ) ) );
		$this->assertCount( UnknownFields::MOST, explode( "\n", $sent->custom()[0]['value'] ) );
		$this->assertLessThan( UnknownFields::MOST * ( UnknownFields::LONGEST + 203 ), strlen( $sent->custom()[0]['value'] ) );
		$this->assertSame( array( ( SubmissionReader::MOST_POSTED - UnknownFields::MOST ) . ' more answers were ignored because their fields are no longer in the form.' ), $sent->notes() );
	}

	public function test_keeps_an_answer_and_adds_a_note_if_its_option_was_removed(): void {
		$sent = self::read( array( 'custom_fields' => array( 5 => self::own( 'dropdown', 'Colour', 'Red' ) ) ), array( new FormField( 'dropdown', 'Colour', false, array( 'Gold' ), '5' ) ) );
		$this->assertSame( array( array( 'label' => 'Colour', 'value' => 'Red' ) ), $sent->custom() );
		$this->assertSame( array( array(), array( 'The visitor’s answer to “Colour” is no longer an option in the form.' ) ), array( $sent->errors(), $sent->notes() ) );
	}

	public function test_an_error_has_the_index_of_the_field_on_the_visitors_page(): void {
		$fields = array( new FormField( 'text', 'Company', true, array(), '4' ) );
		$sent   = self::read( array( 'custom_fields' => array( 'key_9' => self::own( 'text', 'Company', '' ) ) ), $fields );
		$this->assertSame( array( 'required text key_9' ), self::codes( $sent ) );
	}

	public function test_reports_absent_required_fields_only_if_the_submission_has_no_answers(): void {
		$fields = array( new FormField( 'email', '', true ), new FormField( 'text', 'Company', true, array(), '4' ), new FormField( 'file', 'Logo', true, array(), '5' ) );
		$this->assertSame( array( 'required email ', 'required text 4', 'required file 5' ), self::codes( self::read( array(), $fields ) ) );
		$sent = self::read( array( 'email' => 'amal@company.example' ), $fields );
		$this->assertSame( array(), self::codes( $sent ) );
		$this->assertSame( 'The visitor did not see the field “Company” because they had an older, cached copy of the page.', $sent->notes()[0] );
		$this->assertSame( array( 'required email ' ), self::codes( self::read( array( 'email' => '' ), array( $fields[0] ) ) ) );
	}

	public function test_stores_consent_in_the_wording_shown(): void {
		$consents = array( array( 'label' => 'Consent', 'value' => 'I agree' ), array( 'label' => 'Old consent', 'value' => 'Yes' ) );
		$fields   = array( new FormField( 'checkbox', 'Consent', true, array( 'I agree' ), '5' ) );
		foreach ( array( array( 'Consent', 'I agree' ), array( 'Old consent', 'Yes' ) ) as list( $label, $value ) ) {
			$sent = self::read( array( 'custom_fields' => array( 5 => self::own( 'checkbox', $label, $value ) ) ), $fields, $consents );
			$this->assertSame( array( array( 'label' => $label, 'value' => $value ) ), $sent->custom() );
		}
		$sent = self::read( array( 'custom_fields' => array( 5 => self::own( 'checkbox', 'Payment', 'PAID' ) ) ), $fields, $consents );
		$this->assertSame( array( array( 'label' => 'Consent', 'value' => '' ) ), $sent->custom() );
	}

	public function test_stores_whether_the_newsletter_was_accepted_declined_or_not_offered(): void {
		$consent = new FormField( 'checkbox', 'Box', true, array( 'I agree' ), '5' );
		$offer   = new FormField( 'checkbox', 'Box', false, array( 'Send me offers' ), '6' );
		$agreed  = array( array( 'label' => 'Box', 'value' => 'I agree' ) );
		$offers  = array( array( 'label' => 'Box', 'value' => 'Send me offers' ) );
		$read    = static fn ( array $fields, ...$sent ): Submission => self::reader( new Request( array( 'custom_fields' => array_combine( array_keys( array_fill( 5, count( $sent ), 0 ) ), $sent ) ), array() ), new FormFields( $fields ), $agreed, $offers )->read( array( 'ref_url' => '' ) );
		$box     = static fn ( string $consents ): array => self::own( 'checkbox', 'Box', $consents );
		$both    = $read( array( $consent, $offer ), $box( 'I agree' ), $box( 'Send me offers' ) );
		$this->assertSame( array( 'Send me offers', $agreed ), array( $both->newsletter(), $both->custom() ) );
		$left = $read( array( $consent, $offer ), $box( 'I agree' ), $box( '' ) );
		$this->assertSame( array( '', $agreed ), array( $left->newsletter(), $left->custom() ) );
		// The consent text never counts as a newsletter opt-in, whichever page it comes from.
		$this->assertSame( '', $read( array( $offer ), $box( 'I agree' ) )->newsletter() );
		$this->assertNull( $read( array( $consent ), $box( 'I agree' ) )->newsletter() );
		$this->assertSame( array(), $left->errors() );
	}

	public function test_lists_files_of_unknown_fields_by_name_only(): void {
		$posted = array( 'name' => array(), 'tmp_name' => array(), 'size' => array(), 'error' => array() );
		foreach ( array( 4 => 'logo.png', 6 => 'brief.pdf' ) as $index => $name ) {
			$posted['name'][ $index ]['file']     = $name;
			$posted['tmp_name'][ $index ]['file'] = '/nowhere';
			$posted['size'][ $index ]['file']     = 3;
			$posted['error'][ $index ]['file']    = 0;
		}
		$files = array( 'custom_fields' => $posted );
		$sent  = self::read( array(), array( new FormField( 'file', 'Logo', true, array(), '4' ) ), array(), $files );
		$this->assertSame( array( 'Logo', 'Logo (2)' ), array_column( $sent->files(), 'label' ) );
		$this->assertSame( array(), $sent->errors() );
		$none = self::read( array(), array( new FormField( 'text', 'Company', false, array(), '4' ) ), array(), $files );
		$this->assertSame( array( array(), array( 'logo.png', 'brief.pdf' ) ), array( $none->files(), $none->strange_files() ) );
	}

	public function test_ignores_malformed_input(): void {
		$strange = array( 'x', 1, null, array(), array( 'slug' => array() ), array( 'slug' => 'text', 'text' => array() ), array( 'slug' => str_repeat( 's', 99 ) ) );
		$sent    = self::read( array( 'name' => array( 'x' ), 'custom_fields' => $strange ), array( new FormField( 'name' ) ), array(), array( 'custom_fields' => array( 'name' => array( 4 => 'x', 5 => array( 'file' => array( 'y' ) ) ) ) ) );
		$this->assertSame( array( array( 'name' => '' ), array(), array() ), array( $sent->texts(), $sent->custom(), $sent->files() ) );
	}
}
