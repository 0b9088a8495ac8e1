<?php
/**
 * Tests for texts in several languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Languages;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Languages\Languages;
use Hadaya\Languages\LanguageTag;
use Hadaya\Languages\LocalizedTexts;
use Hadaya\Settings\AddedLanguages;
use Hadaya\Settings\Options;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests the rules that select the owner's texts for a page's language.
 */
final class LocalizedTextsTest extends TestCase {

	const BOTH = array(
		'en'    => 'Hello',
		'ar'    => 'مرحبًا',
		'pt-br' => 'Oi',
		'es'    => '',
	);

	public function readers(): array {
		return array(
			'the same'                     => array( 'ar', 'مرحبًا' ),
			'a region of it'               => array( 'ar-om', 'مرحبًا' ),
			'another region'               => array( 'pt-pt', 'Oi' ),
			'one without text: main'       => array( 'fr', 'Hello' ),
			'one with an empty text: main' => array( 'es', 'Hello' ),
			'no language: main'            => array( '', 'Hello' ),
		);
	}

	/**
	 * @dataProvider readers
	 */
	public function test_readers_get_their_language_or_the_closest_one( string $language, string $expected ): void {
		$this->assertSame( $expected, LocalizedTexts::choose( self::BOTH, $language, 'en' ) );
	}

	public function test_uses_a_plain_text_for_everybody_and_the_first_language_as_fallback(): void {
		$this->assertSame( 'Hello', LocalizedTexts::choose( 'Hello', 'ar', 'en' ) );
		$this->assertSame( 'مرحبًا', LocalizedTexts::choose( array( 'ar' => 'مرحبًا' ), 'fr', 'en' ) );
		$this->assertSame( '', LocalizedTexts::choose( array( 'ar' => '' ), 'fr', 'en' ) );
	}

	public function test_a_callback_replaces_texts_missing_in_a_language_except_urls(): void {
		$settings = array(
			'form' => array(
				'title'    => 'Write',
				'button'   => array(
					'en' => 'Go',
					'ar' => 'أرسل',
				),
				'redirect' => 'https://shop.example/thanks',
			),
		);
		$shout    = static function ( string $text ): string {
			return strtoupper( $text );
		};
		$form     = LocalizedTexts::in( $settings, 'ar', 'en', $shout )['form'];
		$this->assertSame( array( 'WRITE', 'أرسل', 'https://shop.example/thanks' ), array_values( $form ) );
		$this->assertSame( 'Write', LocalizedTexts::in( $settings, 'en', 'en', $shout )['form']['title'] );
	}

	public function test_does_not_store_default_texts(): void {
		$kept = DefaultTexts::without(
			array(
				'widgets' => array( array( 'cta_text' => 'Contact us', 'close_text' => 'Shut' ) ),
				'form'    => array( 'title' => 'Contact us', 'button' => 'Go', 'consent' => array( 'agree' => 'I agree', 'page' => '' ) ),
			)
		);
		$this->assertSame( array( array( 'close_text' => 'Shut' ) ), $kept['widgets'] );
		$this->assertSame( array( 'button' => 'Go', 'consent' => array( 'page' => '' ) ), $kept['form'] );
	}

	public function test_omits_regions_unless_two_languages_differ_only_by_region(): void {
		add_filter(
			'hadaya_languages',
			static function () {
				return array( array( 'locale' => 'pt_PT' ), array( 'locale' => 'pt_BR', 'slug' => 'br' ), array( 'locale' => 'ar' ), array( 'locale' => '../x' ), 'broken' );
			}
		);
		$languages = self::part( Languages::class );
		$this->assertSame( array( 'pt-pt', 'pt-br', 'ar' ), array_keys( $languages->all() ) );
		$this->assertSame( 'pt-pt', $languages->main() );
		$this->assertSame( array( 'br', 'rtl' ), array( $languages->all()['pt-br']['slug'], $languages->all()['ar']['dir'] ) );
	}

	public function test_adds_the_owners_languages_after_the_sites_language_unless_a_plugin_defines_languages(): void {
		Site::$options[ Options::NAME ] = StoredJson::encode( array( 'common' => array( 'languages' => array( 'ar', 'ur' ) ) ) );
		$added                          = self::part( AddedLanguages::class );
		$this->assertSame( array( 'locale' => 'en_US' ), $added->add( array( array( 'locale' => 'en_US' ) ), true )[0] );
		$this->assertCount( 1, $added->add( array( array( 'locale' => 'en_US' ) ), true ) );
		add_filter( 'hadaya_languages', array( $added, 'add' ), 5, 2 );
		$languages = self::part( Languages::class );
		$this->assertSame( array( 'en', 'ar', 'ur' ), array_keys( $languages->all() ) );
		$this->assertSame( 'rtl', $languages->all()['ur']['dir'] );
		$this->assertTrue( $languages->has_added() );
	}

	public function test_reads_a_language_tag_in_any_spelling(): void {
		$this->assertSame( array( 'ar-om', 'en', '', '' ), array_map( array( LanguageTag::class, 'of' ), array( 'ar_OM', ' EN ', 'x y', '../x' ) ) );
	}
}
