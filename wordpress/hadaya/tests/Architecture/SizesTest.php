<?php
/**
 * Tests for class sizes.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Architecture;

use Hadaya\Tests\TestCase;

/**
 * Limits the length of classes. A longer class should be split.
 */
final class SizesTest extends TestCase {

	/**
	 * Maximum number of lines in a class, including comments.
	 */
	const MOST = 200;

	/**
	 * Returns the files with more than `MOST` lines.
	 *
	 * @param string[] $sources Code by path.
	 * @return string[] Their paths.
	 */
	private static function too_long( array $sources ): array {
		return array_keys( array_filter( $sources, static fn ( string $code ): bool => substr_count( $code, "\n" ) > self::MOST ) );
	}

	public function test_no_class_exceeds_the_line_limit(): void {
		$sources = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( HADAYA_FOLDER . 'src', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( '.php' === substr( (string) $file, -4 ) ) {
				$sources[ substr( (string) $file, strlen( HADAYA_FOLDER . 'src/' ) ) ] = (string) file_get_contents( (string) $file );
			}
		}
		$this->assertGreaterThan( 100, count( $sources ) );
		$this->assertSame( array(), self::too_long( $sources ), 'Find the class that is missing.' );
	}

	public function test_finds_a_class_one_line_over_the_limit(): void {
		$sources = array(
			'A.php' => str_repeat( "\n", self::MOST ),
			'B.php' => str_repeat( "\n", self::MOST + 1 ),
		);
		$this->assertSame( array( 'B.php' ), self::too_long( $sources ) );
	}
}
