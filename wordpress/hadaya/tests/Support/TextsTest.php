<?php
/**
 * Tests for text sanitisation.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Support;

use Hadaya\Support\Texts;
use Hadaya\Tests\TestCase;

/**
 * Tests how texts are sanitised.
 */
final class TextsTest extends TestCase {

	public function lines(): array {
		return array(
			'line ends of every system are one kind' => array( "a\r\nb\rc\u{2028}d\u{2029}e", "a\nb\nc\nd\ne" ),
			'percent signs stay'                     => array( 'https://shop.example/%d9%87%d8%af/ 50%ad', 'https://shop.example/%d9%87%d8%af/ 50%ad' ),
			'what stands behind "less than" stays'   => array( 'price <5 OMR & more', 'price <5 OMR & more' ),
			'tags are letters like all others'       => array( '<b>hi</b>', '<b>hi</b>' ),
			'control signs go'                       => array( "a\x00\x07b\x1Bc", 'abc' ),
			'tabs stay'                              => array( "a\tb", "a\tb" ),
			'unseen signs at the ends go'            => array( "\u{200F} \u{00A0}هدية\u{200B}\n", 'هدية' ),
			'a joiner inside an emoji stays'         => array( "👨\u{200D}👩", "👨\u{200D}👩" ),
			'a flag of tags at the end stays'        => array( "in 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u{200F}", 'in 🏴󠁧󠁢󠁥󠁮󠁧󠁿' ),
			'blank is empty'                         => array( " \n\t\u{200B}", '' ),
		);
	}

	/**
	 * @dataProvider lines
	 */
	public function test_cleans_lines( string $given, string $expected ): void {
		$this->assertSame( $expected, Texts::lines( $given ) );
	}

	public function test_cleans_very_long_white_space_in_linear_time(): void {
		$text = 'a' . str_repeat( ' ', 200000 ) . 'b';
		$this->assertSame( $text, Texts::lines( $text . str_repeat( " \u{200B}", 50000 ) ) );
	}

	public function test_truncates_a_text_before_cleaning_it(): void {
		$this->assertSame( str_repeat( 'ك', 10 ), Texts::line( str_repeat( 'ك', 1000000 ), 10 ) );
		$this->assertSame( str_repeat( 'ك', 10 ), Texts::lines( str_repeat( 'ك', 1000000 ), 10 ) );
	}

	public function test_returns_valid_utf8_for_invalid_bytes(): void {
		$this->assertTrue( mb_check_encoding( Texts::lines( "ok \xC3\x28 \xED\xA0\x80 end" ), 'UTF-8' ) );
	}

	public function test_a_line_has_no_breaks_and_a_maximum_length(): void {
		$this->assertSame( 'a b c', Texts::line( "a \n\t b\r\n\r\nc" ) );
		$this->assertSame( 'هدا', Texts::line( 'هدايا', 3 ) );
	}

	public function test_removes_tags_from_an_owners_text_and_keeps_percent_signs(): void {
		$this->assertSame( 'bold 50%ad', Texts::owners( "<b>bold</b>\n50%ad" ) );
		$this->assertSame( "one\ntwo", Texts::owners( "one\ntwo", true ) );
	}

	public function file_names(): array {
		return array(
			'a path is no name'           => array( '../../etc/passwd', '-..-etc-passwd' ),
			'a hidden file is none'       => array( '.htaccess', 'htaccess' ),
			'what Windows refuses goes'   => array( 'a:b*c?"<d>|e.pdf', 'a-b-c-d-e.pdf' ),
			'Arabic names stay'           => array( 'شعار الشركة.png', 'شعار الشركة.png' ),
			'a name has one line'         => array( "logo\r\nX-Header: 1.png", 'logo X-Header- 1.png' ),
		);
	}

	/**
	 * @dataProvider file_names
	 */
	public function test_cleans_file_names( string $given, string $expected ): void {
		$this->assertSame( $expected, Texts::file_name( $given ) );
	}

	public function mails(): array {
		return array(
			'a usual one'              => array( 'a.b+c@shop.example', true ),
			'one of Arabic letters'    => array( 'اسم@متجر.عمان', true ),
			'a name without a host'    => array( 'shop', false ),
			'two at once'              => array( 'ا@b.example, c@d.example', false ),
			'an Arabic one with a tag' => array( '<اسم@متجر.عمان>', false ),
			'a host without an end'    => array( 'اسم@متجر', false ),
		);
	}

	/**
	 * @dataProvider mails
	 */
	public function test_recognises_an_email_address_in_any_script( string $given, bool $is_one ): void {
		$this->assertSame( $is_one, Texts::is_mail( $given ) );
	}
}
