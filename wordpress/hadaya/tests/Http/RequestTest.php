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

	public function words(): array {
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
	 * @dataProvider words
	 */
	public function test_a_word_has_its_shape_or_is_empty( $given, string $wanted ): void {
		$this->assertSame( $wanted, ( new Request( array( 'nonce' => $given ) ) )->word( 'nonce' ) );
	}

	public function test_a_text_is_cut_by_what_its_letters_can_need(): void {
		$request = new Request( array( 'message' => str_repeat( 'ك', 100000 ) ) );
		$this->assertSame( 404, strlen( $request->text( 'message', 100 ) ) );
		$this->assertSame( '', $request->text( 'other', 100 ) );
	}

	public function test_only_the_first_lists_of_a_list_are_looked_at(): void {
		$lists = array_fill( 0, 900, array( 'x' ) );
		$this->assertCount( 40, ( new Request( array( 'a' => $lists ) ) )->lists( 'a', 40 ) );
		$this->assertSame( array(), ( new Request( array( 'a' => 'x' ) ) )->lists( 'a', 40 ) );
		$this->assertSame( array( 'k' => array( 1 ) ), ( new Request( array( 'a' => array( 'k' => array( 1 ), 'l' => 'x' ) ) ) )->lists( 'a', 40 ) );
	}

	public function test_the_size_of_a_body_is_that_which_it_says(): void {
		$this->assertTrue( ( new Request( array(), array(), array( 'CONTENT_LENGTH' => '8193' ) ) )->is_larger_than( 8192 ) );
		$this->assertFalse( ( new Request( array(), array(), array( 'CONTENT_LENGTH' => '8192' ) ) )->is_larger_than( 8192 ) );
		$this->assertFalse( ( new Request( array() ) )->is_larger_than( 8192 ) );
	}
}
