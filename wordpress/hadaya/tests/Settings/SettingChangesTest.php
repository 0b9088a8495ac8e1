<?php
/**
 * Tests for changed settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Options;
use Hadaya\Settings\SettingChanges;
use Hadaya\Tests\TestCase;

/**
 * Tests which settings a save reports as changed.
 */
final class SettingChangesTest extends TestCase {

	public function test_names_no_changes_for_a_save_without_changes(): void {
		$this->assertSame( array(), self::part( SettingChanges::class )->between( array(), self::part( Options::class )->complete( array() ) ) );
	}

	public function test_does_not_treat_key_order_as_a_change(): void {
		$one   = array( 'form' => array( 'mail' => array( 'subject' => 'a', 'body' => 'b' ) ) );
		$other = array( 'form' => array( 'mail' => array( 'body' => 'b', 'subject' => 'a' ) ) );
		$this->assertSame( array(), self::part( SettingChanges::class )->between( $one, $other ) );
	}

	public function test_names_added_removed_and_moved_widgets(): void {
		$widget   = static function ( int $id, string $name ): array {
			return array( 'id' => $id, 'name' => $name );
		};
		$changes  = self::part( SettingChanges::class )->between(
			array( 'widgets' => array( $widget( 0, 'A' ), $widget( 1, 'B' ), $widget( 2, 'C' ) ) ),
			array( 'widgets' => array( $widget( 1, 'B' ), $widget( 0, 'Z' ), $widget( 3, 'D' ) ) )
		);
		$reported = array();
		foreach ( $changes as $change ) {
			$reported[] = $change['kind'] . ' ' . $change['widget'] . ' ' . implode( ',', $change['fields'] );
		}
		$this->assertSame( array( 'changed Z name', 'added D ', 'removed C ', 'moved  ' ), $reported );
	}
}
