<?php
/**
 * Tests of the move from one plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Move;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Tests\TestCase;

/**
 * A plugin's data is read as one of our widgets, with notes for the owner.
 */
abstract class MoveTestCase extends TestCase {

	/**
	 * The source plugin.
	 *
	 * @return MoveSource
	 */
	abstract protected static function source(): MoveSource;

	/**
	 * The moved widget.
	 *
	 * @param MoveNotes $notes Gets what is changed and what cannot be taken.
	 * @return array
	 */
	protected static function widget( MoveNotes $notes ): array {
		return static::source()->read( '', $notes )['widget'];
	}

	/**
	 * The notes, one line each.
	 *
	 * @param MoveNotes $notes      Notes.
	 * @param bool      $is_changed Whether the note is about a changed or an omitted setting.
	 * @return string[]
	 */
	protected static function reported( MoveNotes $notes, bool $is_changed ): array {
		return array_map(
			static function ( array $line ): string {
				return trim( $line['name'] . ': ' . $line['value'], ': ' );
			},
			$notes->lines( $is_changed )
		);
	}
}
