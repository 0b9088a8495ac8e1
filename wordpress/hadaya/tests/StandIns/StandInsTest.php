<?php
/**
 * Tests for the stand-ins.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\StandIns;

use Hadaya\Tests\TestCase;

/**
 * Checks that the stand-ins return the same values as WordPress: `e2e/wordpress/standIns.spec.ts` calls WordPress itself with the same inputs.
 */
final class StandInsTest extends TestCase {

	public function functions(): array {
		$rows = array();
		foreach ( json_decode( (string) file_get_contents( __DIR__ . '/examples.json' ), true ) as $name => $examples ) {
			$rows[ $name ] = array( $name, $examples );
		}
		return $rows;
	}

	/**
	 * @dataProvider functions
	 */
	public function test_a_stand_in_behaves_like_wordpress( string $name, array $examples ): void {
		foreach ( $examples as list( $arguments, $answer ) ) {
			$this->assertSame( $answer, json_decode( (string) json_encode( $name( ...$arguments ) ), true ), (string) json_encode( $arguments ) );
		}
	}
}
