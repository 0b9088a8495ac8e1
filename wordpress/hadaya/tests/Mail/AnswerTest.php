<?php
/**
 * Tests for the automatic reply's content and recipient.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Mail;

use Hadaya\Mail\FirstName;
use Hadaya\Mail\ReplyLanguage;
use Hadaya\Mail\ReplyLimit;
use Hadaya\Tests\TestCase;

/**
 * Checks that a reply contains at most one word of the sender's name, and that addresses that differ only in case or a plus suffix count as one
 * inbox.
 */
final class AnswerTest extends TestCase {

	public function names(): array {
		return array(
			'a first and a last name'   => array( 'Amal Al Busaidi', 'Amal' ),
			'Arabic'                    => array( 'سالم الهنائي', 'سالم' ),
			'an apostrophe'             => array( "O'Brien", "O'Brien" ),
			'a hyphen'                  => array( 'Anne-Marie Dupont', 'Anne-Marie' ),
			'accents of their own'      => array( "Zoe\u{0308} X", "Zoe\u{0308}" ),
			'nothing'                   => array( '  ', '' ),
			'a host'                    => array( 'evil.example', '' ),
			'an address'                => array( 'https://evil.example', '' ),
			'an email address'          => array( 'a@b.c', '' ),
			'digits'                    => array( '91234567 Amal', '' ),
			'a comma'                   => array( 'Amal, call', '' ),
			'a placeholder of emails'   => array( '{site}', '' ),
			'too long'                  => array( str_repeat( 'a', 21 ), '' ),
			'a turning mark'            => array( "\u{202E}Amal", '' ),
			'markup'                    => array( '<b>Amal</b>', '' ),
			'only marks'                => array( "\u{0301}\u{0301}", '' ),
			'a line break behind'       => array( "Amal\nBcc: x@y.z", 'Amal' ),
			'no UTF-8'                  => array( "\xff\xfe", '' ),
		);
	}

	/**
	 * @dataProvider names
	 */
	public function test_a_first_name_is_one_short_word_of_letters( string $given, string $name ): void {
		$this->assertSame( $name, FirstName::of( $given ) );
	}

	public function templates(): array {
		return array(
			'before a comma'  => array( 'Hello {name},', 'Hello,' ),
			'behind a comma'  => array( 'Thanks, {name}', 'Thanks' ),
			'Arabic'          => array( 'شكرا، {name}', 'شكرا' ),
			'at the start'    => array( "{name}, we have it.\n{site}", "we have it.\n{site}" ),
			'alone'           => array( '{name}', '' ),
			'not in it'       => array( '  We have it.', '  We have it.' ),
		);
	}

	/**
	 * @dataProvider templates
	 */
	public function test_removes_the_placeholder_and_its_comma_if_the_name_is_missing( string $template, string $text ): void {
		$this->assertSame( $text, FirstName::take_out( $template ) );
	}

	public function inboxes(): array {
		return array(
			'capital letters'          => array( ' Amal@Company.Example ', 'amal@company.example' ),
			'a plus'                   => array( 'amal+1@company.example', 'amal@company.example' ),
			'several'                  => array( 'amal+a+b@company.example', 'amal@company.example' ),
			'a plus at the start'      => array( '+amal@company.example', '+amal@company.example' ),
			'dots elsewhere'           => array( 'a.mal@company.example', 'a.mal@company.example' ),
			'dots of Gmail'            => array( 'a.m.a.l+x@GoogleMail.com', 'amal@gmail.com' ),
			'a dot behind the host'    => array( 'amal@gmail.com.', 'amal@gmail.com' ),
			'an at sign in the name'   => array( '"a@b"@company.example', '"a@b"@company.example' ),
			'none'                     => array( 'amal', 'amal' ),
		);
	}

	/**
	 * @dataProvider inboxes
	 */
	public function test_reduces_an_email_address_to_its_inbox( string $address, string $inbox ): void {
		$this->assertSame( $inbox, ReplyLimit::inbox( $address ) );
	}

	public function test_uses_the_preferred_available_language(): void {
		$texts = array( array( 'language' => 'en' ), array( 'language' => 'ar' ) );
		$this->assertSame( 'ar', self::part( ReplyLanguage::class )->choose( $texts, array( 'de', 'ar', 'en' ) )['language'] );
		$this->assertSame( 'en', self::part( ReplyLanguage::class )->choose( $texts, array( 'de' ) )['language'] );
		$this->assertSame( 'en', self::part( ReplyLanguage::class )->choose( $texts, array() )['language'] );
		$this->assertNull( self::part( ReplyLanguage::class )->choose( array(), array( 'ar' ) ) );
	}
}
