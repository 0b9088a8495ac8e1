<?php
/**
 * The table of options for tests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

use Hadaya\Settings\Options;

/**
 * Stands in for `$wpdb` where the settings are written: its one row is the option that `get_option` reads.
 */
final class OptionsTable {

	/**
	 * Name of the table.
	 *
	 * @var string
	 */
	public string $options = 'wp_options';

	/**
	 * Another request that runs between this one's read and write.
	 *
	 * @var callable|null
	 */
	public $meanwhile = null;

	/**
	 * Makes it WordPress' database.
	 *
	 * @return self
	 */
	public static function open(): self {
		$GLOBALS['wpdb'] = new self(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- There is no WordPress here.
		return $GLOBALS['wpdb'];
	}

	/**
	 * The values of a statement.
	 *
	 * @param string $statement Statement.
	 * @param mixed  ...$values Values.
	 * @return array
	 */
	public function prepare( string $statement, ...$values ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As WordPress calls it.
		return $values;
	}

	/**
	 * The row's value.
	 *
	 * @return string|null
	 */
	public function get_var(): ?string {
		return Site::$options[ Options::NAME ] ?? null;
	}

	/**
	 * Inserts a missing row.
	 *
	 * @param array $values Name and value.
	 * @return int Rows that were added.
	 */
	public function query( array $values ): int {
		$this->let_others();
		if ( null !== $this->get_var() ) {
			return 0;
		}
		Site::$options[ $values[0] ] = $values[1];
		return 1;
	}

	/**
	 * Replaces the row if it is unchanged.
	 *
	 * @param string   $table Name of the table.
	 * @param string[] $data  New value.
	 * @param string[] $where Name and value before.
	 * @return int Rows that were changed.
	 */
	public function update( string $table, array $data, array $where ): int { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As WordPress calls it.
		$this->let_others();
		if ( $this->get_var() !== $where['option_value'] ) {
			return 0;
		}
		Site::$options[ $where['option_name'] ] = $data['option_value'];
		return 1;
	}

	/**
	 * Runs the other request, once.
	 */
	private function let_others(): void {
		$other           = $this->meanwhile;
		$this->meanwhile = null;
		if ( null !== $other ) {
			$other();
		}
	}
}
