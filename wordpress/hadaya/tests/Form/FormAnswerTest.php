<?php
/**
 * Tests for the form's responses.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Form;

use Hadaya\Form\FormAnswer;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\ContactForm;

/**
 * Tests that responses have exactly the format that the contact widget expects, because widgets on cached pages depend on it too.
 */
final class FormAnswerTest extends TestCase {

	const FORM = array( 'success' => 'Thank you.', 'redirect' => 'https://shop.example/thanks/', 'close_after' => 5 );

	public function test_gives_a_reason_for_a_rejection(): void {
		$expected = array( 'status' => 0, 'error' => 0, 'errors' => array(), 'message' => 'No.' );
		$this->assertSame( $expected, FormAnswer::refusal( 'No.' )->body() );
		$this->assertSame( 0, FormAnswer::pause( 60 )->body()['status'] );
		$this->assertStringContainsString( 'Too many messages', FormAnswer::pause( 60 )->body()['message'] );
	}

	public function test_names_the_fields_to_correct(): void {
		$errors = array( array( 'field' => 'chaty-field-name', 'message' => 'Please fill in this field.' ) );
		$this->assertSame( array( 'status' => 0, 'error' => 1, 'errors' => $errors, 'message' => '' ), FormAnswer::corrections( $errors )->body() );
	}

	public function test_a_success_redirects_and_closes_the_form_as_configured(): void {
		$this->assertSame(
			array(
				'status'                   => 1,
				'error'                    => 0,
				'errors'                   => array(),
				'message'                  => 'Thank you.',
				'redirect_action'          => 'yes',
				'redirect_link'            => 'https://shop.example/thanks/',
				'link_in_new_tab'          => 'no',
				'close_form_after'         => 'yes',
				'close_form_after_seconds' => '5',
			),
			FormAnswer::thanks( ContactForm::from_array( self::FORM ) )->body()
		);
	}

	public function test_does_not_redirect_if_the_visitor_has_a_notice_to_read(): void {
		$body = FormAnswer::thanks( ContactForm::from_array( self::FORM ), 'A file is missing.' )->body();
		$this->assertSame( array( 'Thank you. A file is missing.', 'no', 'no' ), array( $body['message'], $body['redirect_action'], $body['close_form_after'] ) );
	}
}
