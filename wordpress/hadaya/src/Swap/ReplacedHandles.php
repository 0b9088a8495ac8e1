<?php
/**
 * Script and style handles of the replaced plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Swap;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the replaced scripts and style sheets as WordPress registered them, so that browsers can load them if our scripts do not start.
 *
 * @phpstan-type KeptHandle array{island: string, position: int, group: int, file: \_WP_Dependency}
 */
final class ReplacedHandles {

	/** @var array<string, KeptHandle> */
	private array $scripts = array();

	/** @var array<string, KeptHandle> */
	private array $styles = array();

	/**
	 * Records a script before it is removed from the page, together with its helpers that the page enqueued separately.
	 *
	 * @param string   $island Island that replaces it.
	 * @param string   $handle Script handle.
	 * @param string[] $parts  Handles of helpers.
	 */
	public function keep( string $island, string $handle, array $parts ): void {
		$this->scripts += self::kept( wp_scripts(), $island, $handle );
		$this->keep_parts( $island, $parts );
	}

	/**
	 * Records a style sheet before it is removed from the page.
	 *
	 * @param string $island Island that replaces it.
	 * @param string $handle Style handle.
	 */
	public function keep_style( string $island, string $handle ): void {
		$this->styles += self::kept( wp_styles(), $island, $handle );
	}

	/**
	 * Records those helpers of a replaced script that the page enqueued separately.
	 *
	 * @param string   $island  Island that replaces it.
	 * @param string[] $handles Handles of scripts and style sheets.
	 */
	public function keep_parts( string $island, array $handles ): void {
		foreach ( $handles as $handle ) {
			if ( in_array( $handle, wp_scripts()->queue, true ) ) {
				$this->scripts += self::kept( wp_scripts(), $island, $handle );
			}
			if ( in_array( $handle, wp_styles()->queue, true ) ) {
				$this->keep_style( $island, $handle );
			}
		}
	}

	/**
	 * Returns the recorded scripts in printing order: first the head's, then the footer's.
	 *
	 * @return array<string, KeptHandle>
	 */
	public function scripts(): array {
		return self::ordered( $this->scripts );
	}

	/**
	 * Returns the recorded style sheets in printing order.
	 *
	 * @return array<string, KeptHandle>
	 */
	public function styles(): array {
		return self::ordered( $this->styles );
	}

	/**
	 * Returns a copy of a handle's registration, with its position in the queue; empty if the handle is not registered.
	 *
	 * @param \WP_Dependencies $all    Scripts or styles of the page.
	 * @param string           $island Island.
	 * @param string           $handle Handle.
	 * @return array<string, KeptHandle>
	 */
	private static function kept( $all, string $island, string $handle ): array {
		if ( ! isset( $all->registered[ $handle ] ) ) {
			return array();
		}
		$position = array_search( $handle, $all->queue, true );
		$file     = clone $all->registered[ $handle ];
		return array(
			$handle => array(
				'island' => $island,
				'position' => false === $position ? count( $all->queue ) : (int) $position,
				'group'  => isset( $file->extra['group'] ) ? (int) $file->extra['group'] : 0,
				'file'   => $file,
			),
		);
	}

	/**
	 * Returns the handles sorted by group (0 for the head, 1 for the footer), then by position.
	 *
	 * @param array<string, KeptHandle> $kept Recorded handles.
	 * @return array<string, KeptHandle>
	 */
	private static function ordered( array $kept ): array {
		uasort(
			$kept,
			static function ( array $one, array $other ): int {
				return array( $one['group'], $one['position'] ) <=> array( $other['group'], $other['position'] );
			}
		);
		return $kept;
	}
}
