<?php
/**
 * Tests for consent.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Settings\Options;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\ContactForm;

/**
 * Checks that a consent text stays valid for a while after the owner has changed it.
 */
final class ConsentTest extends TestCase {

	/**
	 * Returns settings with the given consent texts.
	 */
	private static function settings( string $label, bool $is_on = true ): array {
		return array(
			'form' => array(
				'consent' => array(
					'enabled' => $is_on,
					'label'   => $label,
					'agree'   => 'I agree',
				),
			),
		);
	}

	/**
	 * Returns the form's settings with defaults filled in.
	 */
	private static function form( array $stored ): ContactForm {
		return ContactForm::from_array( self::part( Options::class )->complete( $stored )['form'] );
	}

	public function test_a_form_with_consent_turned_off_requires_none(): void {
		$this->assertSame( array(), self::part( Consent::class )->errors( self::form( self::settings( 'Privacy', false ) ), array() ) );
	}

	public function test_accepts_the_current_wording(): void {
		$given = array( array( 'label' => 'Privacy', 'value' => 'I agree' ) );
		$this->assertSame( array(), self::part( Consent::class )->errors( self::form( self::settings( 'Privacy' ) ), $given ) );
	}

	public function refusals(): array {
		return array(
			'nothing'       => array( array() ),
			'another value' => array( array( array( 'label' => 'Privacy', 'value' => 'no' ) ) ),
			'another label' => array( array( array( 'label' => 'Newsletter', 'value' => 'I agree' ) ) ),
		);
	}

	/**
	 * @dataProvider refusals
	 */
	public function test_reports_the_field_if_the_consent_is_missing_or_differs( array $given ): void {
		$errors = self::part( Consent::class )->errors( self::form( self::settings( 'Privacy' ) ), $given );
		$this->assertSame( array( 'chaty-field-consent' ), array_column( $errors, 'field' ) );
		$this->assertStringContainsString( 'I agree', $errors[0]['message'] );
	}

	public function test_the_newsletter_has_its_own_wording_and_never_blocks_a_message(): void {
		$on   = array( 'enabled' => true, 'label' => 'News', 'agree' => 'Send me offers' );
		$form = self::form( array( 'form' => array( 'newsletter' => $on ) ) );
		$this->assertSame( array(), self::part( Consent::class )->errors( $form, array() ) );
		$this->assertSame( array( array( 'label' => 'News', 'value' => 'Send me offers' ) ), self::part( Consent::class )->good( $form, 'newsletter' ) );
		$this->assertSame( array(), self::part( Consent::class )->good( $form ) );
		$kept = self::part( Consent::class )->remember( array( 'form' => array( 'newsletter' => $on ) ), array( 'form' => array( 'newsletter' => array( 'enabled' => false ) + $on ) ) );
		$this->assertSame( array( array( 'label' => 'News', 'value' => 'Send me offers' ) ), self::part( Consent::class )->good( self::form( $kept ), 'newsletter' ) );
		$this->assertArrayNotHasKey( Consent::EARLIER, $kept['form'] );
	}

	public function test_replaced_wording_stays_valid_for_cached_pages(): void {
		$kept  = self::part( Consent::class )->remember( self::settings( 'Old words' ), self::settings( 'New words' ) );
		$given = array( array( 'label' => 'Old words', 'value' => 'I agree' ) );
		$this->assertSame( array(), self::part( Consent::class )->errors( self::form( $kept ), $given ) );
	}

	public function test_wording_replaced_long_ago_expires(): void {
		$kept = self::part( Consent::class )->remember( self::settings( 'Old words' ), self::settings( 'New words' ) );

		$kept['form'][ Consent::EARLIER ][0]['until'] = time() - 1;
		$given                                        = array( array( 'label' => 'Old words', 'value' => 'I agree' ) );
		$this->assertCount( 1, self::part( Consent::class )->errors( self::form( $kept ), $given ) );
	}

	public function test_does_not_store_unchanged_wording_as_earlier_wording(): void {
		$this->assertArrayNotHasKey( Consent::EARLIER, self::part( Consent::class )->remember( self::settings( 'Words' ), self::settings( 'Words' ) )['form'] );
	}

	public function test_limits_the_number_of_earlier_wordings(): void {
		$kept = self::settings( 'Words 0' );
		for ( $turn = 1; $turn <= Consent::MOST + 5; $turn++ ) {
			$next = self::settings( 'Words ' . $turn );

			$next['form'][ Consent::EARLIER ] = isset( $kept['form'][ Consent::EARLIER ] ) ? $kept['form'][ Consent::EARLIER ] : array();
			$kept                             = self::part( Consent::class )->remember( $kept, $next );
		}
		$this->assertCount( Consent::MOST, $kept['form'][ Consent::EARLIER ] );
		$this->assertSame( 'Words ' . ( Consent::MOST + 4 ), end( $kept['form'][ Consent::EARLIER ] )['words']['label'] );
	}
}
