<?php
/**
 * A part for tests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Container;

/**
 * Counts how often it is made.
 */
final class Counted {

	/**
	 * How often it was made.
	 *
	 * @var int
	 */
	public static int $made = 0;

	/**
	 * Counts.
	 */
	public function __construct() {
		++self::$made;
	}

	/**
	 * Adds.
	 *
	 * @param int $value Value.
	 * @param int $more  What is added.
	 * @return int
	 */
	public function add( int $value, int $more = 1 ): int {
		return $value + $more;
	}
}
