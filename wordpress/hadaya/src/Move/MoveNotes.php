<?php
/**
 * Notes on a move.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Records the settings that a move changes or cannot move, each with a reason for the owner.
 */
final class MoveNotes {

	/** @var list<array{name: string, value: string, reason: string, is_changed: bool}> */
	private array $notes = array();

	/**
	 * Notes that a setting is replaced with an approximate counterpart.
	 *
	 * @param string $name   Its name.
	 * @param string $reason Substitute and reason.
	 * @param string $value  Its value, which may be in a language other than the name's; empty if there is none.
	 */
	public function change( string $name, string $reason, string $value = '' ): void {
		$this->notes[] = self::note( $name, $value, $reason, true );
	}

	/**
	 * Notes that a setting cannot be moved.
	 *
	 * @param string $name   Its name.
	 * @param string $reason Reason, and what the owner can do.
	 * @param string $value  Its value, which may be in a language other than the name's; empty if there is none.
	 */
	public function leave( string $name, string $reason, string $value = '' ): void {
		$this->notes[] = self::note( $name, $value, $reason, false );
	}

	/**
	 * Adds a note for each of several items that cannot be moved.
	 *
	 * @param array<int|string, array{name: string, reason: string}> $lines Name of each item, and the reason why it cannot be moved.
	 */
	public function leave_all( array $lines ): void {
		foreach ( $lines as $line ) {
			$this->leave( $line['name'], $line['reason'] );
		}
	}

	/**
	 * Returns the notes about changed settings, or those about settings that cannot be moved, with long names and values shortened.
	 *
	 * @param bool $is_changed Whether to list what is changed instead of what is left behind.
	 * @return list<array{name: string, value: string, reason: string}> A name, a value and a reason for each.
	 */
	public function lines( bool $is_changed ): array {
		$lines = array();
		foreach ( wp_list_filter( $this->notes, array( 'is_changed' => $is_changed ) ) as $note ) {
			$lines[] = array(
				'name'   => StoredValue::short( $note['name'] ),
				'value'  => StoredValue::short( $note['value'] ),
				'reason' => $note['reason'],
			);
		}
		return $lines;
	}

	/**
	 * Returns the arguments as an entry of `$notes`.
	 *
	 * @param string $name       Name.
	 * @param string $value      Value.
	 * @param string $reason     Reason.
	 * @param bool   $is_changed Whether an approximate counterpart is used.
	 * @return array{name: string, value: string, reason: string, is_changed: bool}
	 */
	private static function note( string $name, string $value, string $reason, bool $is_changed ): array {
		return array(
			'name'       => $name,
			'value'      => $value,
			'reason'     => $reason,
			'is_changed' => $is_changed,
		);
	}
}
