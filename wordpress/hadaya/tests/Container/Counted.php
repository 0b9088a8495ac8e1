<?php
/**
 * A service for tests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Container;

/**
 * Counts its instances.
 */
final class Counted {

	/**
	 * Number of instances.
	 *
	 * @var int
	 */
	public static int $made = 0;

	/**
	 * Counts the new instance.
	 */
	public function __construct() {
		++self::$made;
	}

	/**
	 * Adds two numbers.
	 *
	 * @param int $value Value.
	 * @param int $more  Number to add.
	 * @return int
	 */
	public function add( int $value, int $more = 1 ): int {
		return $value + $more;
	}
}
