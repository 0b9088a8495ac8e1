<?php
/**
 * Base class for the tests for moving from another plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Move;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Tests\TestCase;

/**
 * Base class for tests that convert another plugin's data to a Hadaya widget, with notes for the owner.
 */
abstract class MoveTestCase extends TestCase {

	/**
	 * Returns the plugin from which the tests of a subclass move a widget.
	 *
	 * @return MoveSource
	 */
	abstract protected static function source(): MoveSource;

	/**
	 * Converts the source plugin's data to a widget.
	 *
	 * @param MoveNotes $notes Receives notes on what is changed or cannot be moved.
	 * @return array
	 */
	protected static function widget( MoveNotes $notes ): array {
		return static::source()->read( '', $notes )['widget'];
	}

	/**
	 * Returns the notes as lines, each with a setting's name and value.
	 *
	 * @param MoveNotes $notes      Notes.
	 * @param bool      $is_changed True for notes about changed settings, false for omitted ones.
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
