<?php
/**
 * Tests for array types in comments.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Architecture;

use Hadaya\Tests\TestCase;

/**
 * Checks that comments state the shape of arrays: `array{…}`, `array<string, …>`, `list<…>` or `Lead[]`. The generated reference includes the
 * comments on hooks, so those comments describe the shape in words.
 */
final class ShapesTest extends TestCase {

	/**
	 * Returns comment lines that name an array, or a list of arrays, without its shape.
	 *
	 * @param string $code Code.
	 * @return string[]
	 */
	private static function without_shape( string $code ): array {
		preg_match_all( '#/\*\*(?:(?!\*/).)*\*/#s', $code, $comments );
		$lines = array();
		foreach ( preg_grep( '/@since/', $comments[0], PREG_GREP_INVERT ) as $comment ) {
			preg_match_all( '/@(?:param|return|var) +\??array(?:\[\])*[ \n|][^\n]*/', $comment, $found );
			$lines = array_merge( $lines, array_map( 'trim', $found[0] ) );
		}
		return $lines;
	}

	public function test_every_array_type_in_a_comment_has_a_shape(): void {
		$found = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( HADAYA_FOLDER . 'src', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = substr( (string) $file, strlen( HADAYA_FOLDER . 'src/' ) );
			if ( '.php' === substr( $path, -4 ) ) {
				foreach ( self::without_shape( (string) file_get_contents( (string) $file ) ) as $line ) {
					$found[] = $path . ': ' . $line;
				}
			}
		}
		$this->assertSame( array(), $found );
	}

	/**
	 * Checks `without_shape()` with types that state the array's shape and types that do not.
	 *
	 * @dataProvider comments
	 */
	public function test_finds_an_array_without_a_shape( string $comment, int $expected ): void {
		$this->assertCount( $expected, self::without_shape( "<?php\n/**\n * " . $comment . "\n */" ) );
	}

	/**
	 * @return array[]
	 */
	public function comments(): array {
		return array(
			'a parameter'       => array( '@param array $given Given.', 1 ),
			'an aligned one'    => array( '@param array  $given Given.', 1 ),
			'a return'          => array( '@return array', 1 ),
			'one or null'       => array( '@return array|null', 1 ),
			'arrays'            => array( '@return array[] Rows.', 1 ),
			'a property'        => array( '@var array|null', 1 ),
			'a shape'           => array( '@return array{a: string}', 0 ),
			'a map'             => array( '@param array<string, mixed> $given Given.', 0 ),
			'a list'            => array( '@return Lead[]', 0 ),
			'a hook'            => array( "@since 1.0.0\n * @param array \$given Given.", 0 ),
		);
	}
}
