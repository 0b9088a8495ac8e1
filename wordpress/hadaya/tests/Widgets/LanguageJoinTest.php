<?php
/**
 * Tests for widgets that are printed in several languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Tests\TestCase;
use Hadaya\Widgets\LanguageJoin;

/**
 * Checks that texts are printed once per language if they differ, and otherwise only in the main language.
 */
final class LanguageJoinTest extends TestCase {

	public function test_turns_only_differing_texts_into_objects(): void {
		$english                  = array(
			'id'       => 0,
			'token'    => 'a',
			'ctaText'  => 'Contact us',
			'color'    => '#fff',
			'chat'     => array( 'head' => 'Hello', 'body' => 'Ask' ),
			'channels' => array( array( 'type' => 'whatsapp', 'label' => 'WhatsApp' ) ),
		);
		$arabic                   = $english;
		$arabic['token']          = 'b';
		$arabic['ctaText']        = 'تواصل معنا';
		$arabic['chat']['head']   = 'مرحبًا';
		$expected                 = $english;
		$expected['ctaText']      = array( 'en' => 'Contact us', 'ar' => 'تواصل معنا' );
		$expected['chat']['head'] = array( 'en' => 'Hello', 'ar' => 'مرحبًا' );
		$this->assertSame( array( $expected ), LanguageJoin::all( array( 'en' => array( $english ), 'ar' => array( $arabic ) ) ) );
	}

	public function test_joins_options_and_keeps_a_checkboxs_stored_label(): void {
		$english = array( array( 'type' => 'dropdown', 'options' => array( 'Red' ) ), array( 'type' => 'checkbox', 'label' => 'Consent' ) );
		$choice  = array( 'value' => 'Red', 'label' => 'أحمر' );
		$arabic  = array( array( 'type' => 'dropdown', 'options' => array( $choice ) ), array( 'type' => 'checkbox', 'label' => 'موافقة' ) );
		$joined  = LanguageJoin::all( array( 'en' => $english, 'ar' => $arabic ) );
		$this->assertSame( array( 'en' => array( 'Red' ), 'ar' => array( $choice ) ), $joined[0]['options'] );
		$this->assertSame( 'Consent', $joined[1]['label'] );
	}

	public function test_prints_a_plain_text_if_a_translation_is_missing(): void {
		$joined = LanguageJoin::all( array( 'en' => array( 'ctaText' => 'Hi' ), 'ar' => array( 'closeText' => 'إغلاق' ) ) );
		$this->assertSame( array( 'ctaText' => 'Hi', 'closeText' => 'إغلاق' ), $joined );
	}
}
