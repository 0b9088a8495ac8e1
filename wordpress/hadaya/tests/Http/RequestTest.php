<?php
/**
 * Tests for untrusted requests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Http;

use Hadaya\Http\Request;
use Hadaya\Tests\TestCase;

/**
 * Tests which values are accepted from an untrusted visitor.
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
	public function test_returns_a_well_formed_keyword_or_an_empty_string( $given, string $expected ): void {
		$this->assertSame( $expected, ( new Request( array( 'nonce' => $given ) ) )->word( 'nonce' ) );
	}

	public function test_truncates_a_huge_text_by_bytes(): void {
		$request = new Request( array( 'message' => str_repeat( 'ك', 100000 ) ) );
		$this->assertSame( 404, strlen( $request->text( 'message', 100 ) ) );
		$this->assertSame( '', $request->text( 'other', 100 ) );
	}

	public function test_returns_only_arrays_and_at_most_the_given_number(): void {
		$lists = array_fill( 0, 900, array( 'x' ) );
		$this->assertCount( 40, ( new Request( array( 'a' => $lists ) ) )->lists( 'a', 40 ) );
		$this->assertSame( array(), ( new Request( array( 'a' => 'x' ) ) )->lists( 'a', 40 ) );
		$this->assertSame( array( 'k' => array( 1 ) ), ( new Request( array( 'a' => array( 'k' => array( 1 ), 'l' => 'x' ) ) ) )->lists( 'a', 40 ) );
	}

	public function test_judges_the_size_of_a_request_by_its_declared_content_length(): void {
		$this->assertTrue( ( new Request( array(), array(), array( 'CONTENT_LENGTH' => '8193' ) ) )->is_larger_than( 8192 ) );
		$this->assertFalse( ( new Request( array(), array(), array( 'CONTENT_LENGTH' => '8192' ) ) )->is_larger_than( 8192 ) );
		$this->assertFalse( ( new Request( array() ) )->is_larger_than( 8192 ) );
	}
}
