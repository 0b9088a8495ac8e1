<?php
/**
 * Tests for the validation step.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Form\Steps;

use Hadaya\Form\Fields\FormField;
use Hadaya\Form\Fields\FormFields;
use Hadaya\Form\FileStore;
use Hadaya\Form\FormPost;
use Hadaya\Form\Steps\Validate;
use Hadaya\Form\SubmissionReader;
use Hadaya\Http\RateLimit;
use Hadaya\Http\RateTable;
use Hadaya\Http\Request;
use Hadaya\Languages\Languages;
use Hadaya\Support\OwnTable;
use Hadaya\Tests\Database;
use Hadaya\Tests\Http\RateTableTest;
use Hadaya\Tests\TestCase;
use Hadaya\Uploads\Uploads;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\ContactForm;

/**
 * Checks that the step responds or continues, and that a rejection counts as an attempt.
 */
final class ValidateTest extends TestCase {

	/**
	 * Returns a posted form whose required name has the given value.
	 */
	private static function post( Database $database, string $name ): FormPost {
		$request          = new Request( array( 'name' => $name, 'message' => 'Hello' ) );
		$fields           = new FormFields( array( new FormField( 'name', '', true ), new FormField( 'message' ) ) );
		$post             = new FormPost( $request, array() );
		$post->whole_form = ContactForm::from_array( array( 'consent' => array( 'enabled' => false ) ) );
		$post->limit      = new RateLimit( new RateTable( new OwnTable(), $database, time() ), 'visitor', '192.0.2.1' );
		$reader           = new SubmissionReader( self::part( Languages::class ), self::part( Consent::class ), $request, $fields, array(), array() );
		$post->submission = $reader->read( array( 'ref_url' => '' ) );
		$post->files      = new FileStore( self::part( Uploads::class ), $fields );
		return $post;
	}

	public function test_a_valid_form_continues_without_counting_as_an_attempt(): void {
		$database = Database::open( array( RateTableTest::TABLE ) );
		$this->assertNull( self::part( Validate::class )->take( self::post( $database, 'Amal' ) ) );
		$this->assertSame( array(), $database->get_results( 'SELECT * FROM wp_hadaya_limits' ) );
	}

	public function test_reports_an_error_at_its_field_and_counts_an_attempt(): void {
		$database = Database::open( array( RateTableTest::TABLE ) );
		$answer   = self::part( Validate::class )->take( self::post( $database, '' ) );
		$this->assertNotNull( $answer );
		$this->assertSame( array( 0, 1, 'chaty-field-name' ), array( $answer->body()['status'], $answer->body()['error'], $answer->body()['errors'][0]['field'] ) );
		$this->assertNotSame( array(), $database->get_results( 'SELECT * FROM wp_hadaya_limits' ) );
	}
}
