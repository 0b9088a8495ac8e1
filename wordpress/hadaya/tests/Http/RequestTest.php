<?php
/**
 * Tests of a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Http;

use Hadaya\Http\Request;
use Hadaya\Tests\TestCase;

/**
 * Values accepted from a stranger.
 */
final class RequestTest extends TestCase {

	public function keywords(): array {
		return array(
			'a nonce'             => array( 'abcdef0123', 'abcdef0123' ),
			'another shape'       => array( 'a b', '' ),
			'an end of line'      => array( "abc\n", '' ),
			'a list'              => array( array( 'abc' ), '' ),
			'nothing'             => array( null, '' ),
			'longer than a word'  => array( str_repeat( 'a', 65 ), '' ),
			'as long as a word'   => array( str_repeat( 'a', 64 ), str_repeat( 'a', 64 ) ),
			'long percent signs'  => array( str_repeat( '%41', 40000 ), '' ),
		);
	}

	/**
	 * @dataProvider keywords
	 */
	public function test_a_keyword_matches_its_format_or_is_empty( $given, string $expected ): void {
		$this->assertSame( $expected, ( new Request( array( 'nonce' => $given ) ) )->word( 'nonce' ) );
	}

	public function test_a_text_is_cut_by_bytes_before_characters(): void {
		$request = new Request( array( 'message' => str_repeat( 'ك', 100000 ) ) );
		$this->assertSame( 404, strlen( $request->text( 'message', 100 ) ) );
		$this->assertSame( '', $request->text( 'other', 100 ) );
	}

	public function test_only_the_first_levels_of_an_array_are_read(): void {
		$lists = array_fill( 0, 900, array( 'x' ) );
		$this->assertCount( 40, ( new Request( array( 'a' => $lists ) ) )->lists( 'a', 40 ) );
		$this->assertSame( array(), ( new Request( array( 'a' => 'x' ) ) )->lists( 'a', 40 ) );
		$this->assertSame( array( 'k' => array( 1 ) ), ( new Request( array( 'a' => array( 'k' => array( 1 ), 'l' => 'x' ) ) ) )->lists( 'a', 40 ) );
	}

	public function test_the_declared_body_size_is_used(): void {
		$this->assertTrue( ( new Request( array(), array(), array( 'CONTENT_LENGTH' => '8193' ) ) )->is_larger_than( 8192 ) );
		$this->assertFalse( ( new Request( array(), array(), array( 'CONTENT_LENGTH' => '8192' ) ) )->is_larger_than( 8192 ) );
		$this->assertFalse( ( new Request( array() ) )->is_larger_than( 8192 ) );
	}
}
