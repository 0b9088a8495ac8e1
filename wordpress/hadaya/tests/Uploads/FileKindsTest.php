<?php
/**
 * Tests for file types.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Uploads;

use Hadaya\Tests\TestCase;
use Hadaya\Uploads\FileKinds;

/**
 * Checks that a file's content must match its name.
 */
final class FileKindsTest extends TestCase {

	/**
	 * The smallest valid GIF: one pixel.
	 */
	const GIF = "GIF89a\x01\x00\x01\x00\x80\x00\x00\xFF\xFF\xFF\x00\x00\x00\x2C\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00\x3B";

	/**
	 * Path of a temporary file, to which each test writes the content to check.
	 *
	 * @var string
	 */
	private string $path = '';

	protected function setUp(): void {
		parent::setUp();
		$this->path = (string) tempnam( sys_get_temp_dir(), 'hadaya' );
	}

	protected function tearDown(): void {
		unlink( $this->path );
		parent::tearDown();
	}

	public function files(): array {
		return array(
			'a PDF'                                  => array( 'brief.pdf', '%PDF-1.7 …', true ),
			'a PDF with a capital end'               => array( 'BRIEF.PDF', '%PDF-1.7 …', true ),
			'a PDF whose name ends in a stop'        => array( 'brief.pdf.', '%PDF-1.7 …', true ),
			'a PDF whose name ends in unseen marks'  => array( "brief.pdf\u{200F} ", '%PDF-1.7 …', true ),
			'a document'                             => array( 'brief.docx', "PK\x03\x04…", true ),
			'an older document'                      => array( 'brief.doc', "\xD0\xCF\x11\xE0…", true ),
			'a film'                                 => array( 'clip.mp4', "\x00\x00\x00\x18ftypmp42", true ),
			'a picture'                              => array( 'logo.gif', self::GIF, true ),
			'a picture of another kind than named'   => array( 'logo.png', self::GIF, false ),
			'the head of a picture alone'            => array( 'logo.png', "\x89PNG\r\n\x1A\n", false ),
			'a page that calls itself a PDF'         => array( 'brief.pdf', '<html>', false ),
			'a picture with a program in it'         => array( 'logo.gif', self::GIF . '<?php system(1);', false ),
			'a program'                              => array( 'shell.php', '<?php', false ),
			'a program with two ends'                => array( 'shell.pdf.php', '%PDF-1.7', false ),
			'a drawing that may run scripts'         => array( 'logo.svg', '<svg/>', false ),
			'a page'                                 => array( 'a.html', '<html>', false ),
			'no end'                                 => array( 'brief', '%PDF-1.7', false ),
			'an end turned round by a mark'          => array( "exe.\u{202E}fdp.exe", '%PDF-1.7', false ),
			'nothing in it'                          => array( 'brief.pdf', '', false ),
		);
	}

	/**
	 * @dataProvider files
	 */
	public function test_name_and_content_must_agree( string $name, string $content, bool $is_taken ): void {
		file_put_contents( $this->path, $content );
		$this->assertSame(
			$is_taken,
			self::part( FileKinds::class )->is_what_it_says(
				array(
					'name' => $name,
					'path' => $this->path,
				)
			)
		);
	}

	public function logos(): array {
		return array(
			'a drawing'                           => array( 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', true ),
			'a drawing behind its declaration'    => array( 'logo.svg', "\xEF\xBB\xBF<?xml version=\"1.0\"?>\n<!-- made - here -->\n<svg width=\"1\">", true ),
			'a page that calls itself a drawing'  => array( 'logo.svg', '<html><svg/></html>', false ),
			'a program that calls itself one'     => array( 'logo.svg', '<svg><?php system(1);', false ),
			'a drawing with two ends'             => array( 'logo.svg.html', '<svg/>', false ),
			'the head of a picture alone'         => array( 'logo.webp', "RIFF\x00\x00\x00\x00WEBP", false ),
			'a document'                          => array( 'brief.docx', "PK\x03\x04…", false ),
			'a PDF'                               => array( 'logo.pdf', '%PDF-1.7 …', true ),
		);
	}

	/**
	 * @dataProvider logos
	 */
	public function test_accepts_a_picture_a_drawing_or_a_pdf_as_a_logo( string $name, string $content, bool $is_taken ): void {
		file_put_contents( $this->path, $content );
		$file = array(
			'name' => $name,
			'path' => $this->path,
		);
		$this->assertSame( $is_taken, self::part( FileKinds::class )->is_what_it_says( $file, FileKinds::LOGOS ) );
	}

	public function test_every_picture_type_has_a_signature(): void {
		$this->assertSame( array(), array_diff_key( FileKinds::PICTURES, FileKinds::SIGNATURES + FileKinds::LOGOS ) );
	}
}
