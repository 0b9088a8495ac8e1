<?php
/**
 * Tests for a reply's language.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Mail;

use Hadaya\Mail\ReplyLanguage;
use Hadaya\Settings\Formats;
use Hadaya\Tests\TestCase;

/**
 * Tests how a browser's preferred languages are read.
 */
final class ReplyLanguageTest extends TestCase {

	public function browsers(): array {
		return array(
			'nothing'                             => array( '', array() ),
			'one with a region'                   => array( 'ar-OM', array( 'ar' ) ),
			'several by their weights'            => array( 'en;q=0.5, ar;q=0.9, de', array( 'de', 'ar', 'en' ) ),
			'equal weights in their order'        => array( 'fr, en, ar', array( 'fr', 'en', 'ar' ) ),
			'one that is not wanted'              => array( 'ar, en;q=0', array( 'ar' ) ),
			'one twice counts once'               => array( 'en-GB;q=0.3, en', array( 'en' ) ),
			'a star is no language'               => array( '*, ar;q=0.5', array( 'ar' ) ),
			'nonsense'                            => array( "';DROP TABLE;q=1", array() ),
			'a long list ends after twenty'       => array( str_repeat( 'xx;q=0,', 20 ) . 'ar', array() ),
		);
	}

	/**
	 * @dataProvider browsers
	 */
	public function test_parses_browser_languages( string $header, array $expected ): void {
		$this->assertSame( $expected, self::part( ReplyLanguage::class )->of_browser( $header ) );
	}

	public function test_finds_invalid_placeholders(): void {
		$this->assertSame( '{password} is not a placeholder. Available placeholders: {name} {email} {phone} {message} {fields} {page} {link} {site}', self::part( Formats::class )->problem( '{name} {password} { x }', 'template' ) );
	}
}
